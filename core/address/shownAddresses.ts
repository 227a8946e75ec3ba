import type { AddressSuggestion } from "./AddressSuggestion.ts"

/** Shown when the address search found nothing or failed (storefront 8; forms and markets 8). */
export const noAddressText = "Keine Adressen gefunden."

/** German texts of the address dialog (forms and markets 2.4). */
export const addressDialogTexts = {
  typed: "Deine Eingabe",
  suggested: "Unsere Vorschläge",
  more: "Mehr ansehen",
} as const

const groupSize = 4

/** Whether a suggestion is one address, not a group of them such as a street (forms and markets 3.5). */
export const isFinal = ({ Type }: Pick<AddressSuggestion, "Type">): boolean => Type === "Address"

/** The visible suggestions, 4 at first and 4 more per click on 'Mehr ansehen', and whether there are more. */
export const shownAddresses = <A>(
  suggestions: ReadonlyArray<A>,
  timesMore: number,
): { readonly shown: ReadonlyArray<A>; readonly hasMore: boolean } => {
  const count = groupSize * (1 + timesMore)
  return { shown: suggestions.slice(0, count), hasMore: suggestions.length > count }
}
