import type { Suggestion } from "./Suggestion.ts"
import { maxTermLength, normaliseTerm, searchPath } from "./term.ts"

/** Only a path of the shop itself may be followed: `//host` and `javascript:` are none. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/u.test(link)

const targets = ({ attributes }: Suggestion): ReadonlyArray<string | undefined> => [
  attributes.deeplink,
  attributes.canonicalCategoryUrl,
  attributes.categoryLink,
]

/**
 * Where a suggestion leads: straight to its product or category where it names a path of the shop, else to the results of
 * its name. The link says that it was suggested and for what the visitor had typed: `queryFromSuggest=true&userInput=…`
 * (storefront 2, /s/{term}). A suggested search term always leads to its results.
 */
export const suggestionLink = (suggestion: Suggestion, userInput: string): string => {
  const direct =
    suggestion.type === "searchTerm"
      ? undefined
      : targets(suggestion).find((link) => link !== undefined && isOwnPath(link))
  const target = direct ?? searchPath(normaliseTerm(suggestion.name) ?? "")
  const end = target.includes("#") ? target.indexOf("#") : target.length
  const address = target.slice(0, end)
  const typed = encodeURIComponent(userInput.slice(0, maxTermLength).toWellFormed())
  return `${address}${address.includes("?") ? "&" : "?"}queryFromSuggest=true&userInput=${typed}${target.slice(end)}`
}
