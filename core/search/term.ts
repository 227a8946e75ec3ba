/**
 * The most characters a search term has.
 * @stability stable
 */
export const maxTermLength = 200

/**
 * A search term as the shop uses it: trimmed, lower case, at most 200 characters; `undefined` when nothing is left, because
 * an empty term does nothing (storefront 5, search). Control characters count as blanks, because no page may contain them;
 * halves of characters are replaced, so that it always fits an address.
 * @stability stable
 */
export const normaliseTerm = (text: string): string | undefined => {
  const printable = text.replace(/\p{Cc}/gu, " ").trim()
  const term = printable.toLowerCase().slice(0, maxTermLength).toWellFormed().trim()
  return term === "" ? undefined : term
}

/**
 * The path of the results for a normalised term, `/s/{term}`.
 * @stability stable
 */
export const searchPath = (term: string): string => `/s/${encodeURIComponent(term)}`
