import { unknownError } from "./unknownError.ts"

/** The page for an address nobody knows (storefront 2 and 8, not-found page). */
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

/** The page that stands for the whole shop while it is worked on (storefront 2 and 8, maintenance page). */
export const maintenancePage = {
  headline: "Renovierungsarbeiten an unserer Webseite",
  sentences: ["Unsere Webseite ist vorübergehend nicht erreichbar.", "Bitte versuche es später noch einmal."],
  /** Loads the page anew. */
  button: "Neuer Versuch",
} as const

/** The page for what went wrong (storefront 2, generic error page; forms and markets 2.5); the legal links stand below. */
export const errorPage = {
  headline: "Da ist etwas schief gelaufen",
  text: unknownError,
  /** Loads the page anew. */
  button: "Neuer Versuch",
  home: notFoundPage.home,
} as const
