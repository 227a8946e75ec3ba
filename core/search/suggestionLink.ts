import type { Suggestion } from "./Suggestion.ts"
import { maxTermLength, normaliseTerm, searchPath } from "./term.ts"

/** Returns whether a link is a path of the shop. `//host` and `javascript:` are not. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/u.test(link)

const targets = ({ attributes }: Suggestion): ReadonlyArray<string | undefined> => [
  attributes.deeplink,
  attributes.canonicalCategoryUrl,
  attributes.categoryLink,
]

/**
 * Returns the link of a suggestion: its product or category page if that is a path of the shop, else the
 * search results for its name. A suggested search term always links to its results. The query
 * `queryFromSuggest=true&userInput=…` marks the link and contains the typed text (storefront 2, /s/{term}).
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
