import { unknownError } from "./unknownError.ts"

/** Texts of the not-found page (storefront 2 and 8). */
export const notFoundPage = {
  headline: "Seite nicht gefunden",
  sentences: [
    "Die Seite, die du suchst, gibt es nicht oder nicht mehr.",
    "Such nach einem Artikel oder geh zurück zur Startseite.",
  ],
  placeholder: "Finden & machen",
  searchButton: "Suchen",
  home: { text: "Zur Startseite zurück", href: "/" },
} as const

/** Texts of the maintenance page (storefront 2 and 8). */
export const maintenancePage = {
  headline: "Renovierungsarbeiten an unserer Webseite",
  sentences: ["Unsere Webseite ist vorübergehend nicht erreichbar.", "Bitte versuche es später noch einmal."],
  /** Label of the button that reloads the page. */
  button: "Neuer Versuch",
} as const

/** Texts of the generic error page, above the legal links (storefront 2; forms and markets 2.5). */
export const errorPage = {
  headline: "Da ist etwas schief gelaufen",
  text: unknownError,
  /** Label of the button that reloads the page. */
  button: "Neuer Versuch",
  home: notFoundPage.home,
} as const
