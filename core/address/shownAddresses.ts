import type { AddressSuggestion } from "./AddressSuggestion.ts"

/** German text when the address search found nothing or failed (storefront 8; forms and markets 8). */
export const noAddressText = "Keine Adressen gefunden."

/** German texts of the address dialog (forms and markets 2.4). */
export const addressDialogTexts = {
  typed: "Deine Eingabe",
  suggested: "Unsere Vorschläge",
  more: "Mehr ansehen",
} as const

const groupSize = 4

/** Whether a suggestion is a single address, not a container such as a street (forms and markets 3.5). */
export const isFinal = ({ Type }: Pick<AddressSuggestion, "Type">): boolean => Type === "Address"

/**
 * Returns the visible suggestions and whether there are more: 4 at first, and 4 more per click on 'Mehr
 * ansehen'.
 */
export const shownAddresses = <A>(
  suggestions: ReadonlyArray<A>,
  timesMore: number,
): { readonly shown: ReadonlyArray<A>; readonly hasMore: boolean } => {
  const count = groupSize * (1 + timesMore)
  return { shown: suggestions.slice(0, count), hasMore: suggestions.length > count }
}
