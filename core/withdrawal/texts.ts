import type { WithdrawalField } from "./form.ts"

/** What stands at the button of every page and at the two steps; the law gives both names (§ 356a BGB). */
export const withdrawalTexts = {
  title: "Vertrag widerrufen",
  confirm: "Widerruf bestätigen",
} as const

/** The names of the fields, in the form, the summary and the receipt. */
export const withdrawalLabels: Readonly<Record<WithdrawalField, string>> = {
  name: "Vor- und Nachname",
  contract: "Bestell- oder Vertragsnummer",
  email: "E-Mail-Adresse",
  note: "Nur einzelne Artikel",
}

/** What helps to fill a field. */
export const withdrawalHints: Readonly<Partial<Record<WithdrawalField, string>>> = {
  contract:
    "Sie steht in deiner Bestellbestätigung. Hast du sie nicht, dann nenne Artikel und Tag der Bestellung.",
  email: "Dorthin schicken wir sofort die Eingangsbestätigung.",
  note: "Freiwillig. Ohne Angabe widerrufst du den ganzen Vertrag.",
}
