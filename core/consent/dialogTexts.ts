import type { ConsentCategory } from "./catalogue.ts"

/**
 * Texts of the shop's own consent dialog. The specification only names the dialog and its two layers
 * (storefront 2, footer; storefront 4, consent). Increase `consentVersion` when you change these texts.
 */
export const consentDialogTexts = {
  headline: "Deine Privatsphäre",
  introduction: [
    "Chat, Videoberatung, Karten und Empfehlungen kommen von anderen Anbietern.",
    "Sie laden erst, wenn du zustimmst. Ohne sie kannst du bei uns genauso einkaufen.",
    "Deine Wahl gilt 180 Tage. Unten auf jeder Seite änderst du sie unter „Privatsphäre“.",
  ],
  deny: "Ablehnen",
  accept: "Akzeptieren",
  settings: "Einstellungen",
  save: "Auswahl speichern",
  saved: "Deine Auswahl ist gespeichert.",
  detailsHeadline: "Einstellungen zur Privatsphäre",
  detailsIntroduction: [
    "Hier entscheidest du für jeden Dienst. Wer zugestimmt hat, kann das jederzeit zurücknehmen.",
    "Ein Anbieter, dem du zustimmst, erfährt deine IP-Adresse und welche Seite du ansiehst, und kann Daten in deinem Browser speichern.",
  ],
  always: "immer aktiv",
  more: "Weitere Informationen",
} as const

/** The title and description of a category in the consent dialog. */
export interface CategoryText {
  readonly title: string
  readonly text: string
}

/** The title and description of each category in the consent dialog. */
export const categoryTexts: Readonly<Record<ConsentCategory, CategoryText>> = {
  essential: {
    title: "Notwendig",
    text: "Ohne sie geht der Shop nicht: Anmeldung, Warenkorb, dein Markt. Sie brauchen keine Zustimmung.",
  },
  functional: {
    title: "Komfort",
    text: "Beratung per Chat und Video, Karten und andere Hilfen beim Einkaufen.",
  },
  analytics: {
    title: "Statistik",
    text: "Zeigt uns, was auf unseren Seiten gut läuft und was nicht.",
  },
  marketing: {
    title: "Marketing",
    text: "Empfehlungen und Werbung, die zu deinen Interessen passen.",
  },
}
