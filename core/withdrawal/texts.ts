import type { WithdrawalField } from "./form.ts"

/**
 * Labels of the withdrawal button on every page and of the button that confirms a withdrawal. The law
 * prescribes both (§ 356a BGB).
 */
export const withdrawalTexts = {
  title: "Vertrag widerrufen",
  confirm: "Widerruf bestätigen",
} as const

/** Labels of the fields in the withdrawal form and its summary. */
export const withdrawalLabels: Readonly<Record<WithdrawalField, string>> = {
  name: "Vor- und Nachname",
  contract: "Bestell- oder Vertragsnummer",
  email: "E-Mail-Adresse",
  note: "Nur einzelne Artikel",
}

/** Hints below the fields of the withdrawal form. */
export const withdrawalHints: Readonly<Partial<Record<WithdrawalField, string>>> = {
  contract:
    "Sie steht in deiner Bestellbestätigung. Hast du sie nicht, dann nenne Artikel und Tag der Bestellung.",
  email: "Dorthin schicken wir sofort die Eingangsbestätigung.",
  note: "Freiwillig. Ohne Angabe widerrufst du den ganzen Vertrag.",
}
