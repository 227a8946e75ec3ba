import { fold } from "../values/fold.ts"
import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { isFinal } from "./shownAddresses.ts"

/**
 * The one address that was typed exactly (forms and markets 4.4, dialog): a final suggestion whose text, alone or with its
 * description, is what was typed; case, umlauts, punctuation and blanks aside. Two of them are no direct match: the same
 * street is in many towns.
 */
export const exactMatch = (
  typed: string,
  suggestions: ReadonlyArray<AddressSuggestion>,
): AddressSuggestion | undefined => {
  const wanted = fold(typed)
  const matches = suggestions.filter(
    (suggestion) =>
      isFinal(suggestion) &&
      (fold(suggestion.Text) === wanted || fold(`${suggestion.Text} ${suggestion.Description}`) === wanted),
  )
  return matches.length === 1 ? matches[0] : undefined
}
