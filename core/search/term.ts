/**
 * Maximum length of a search term, in characters.
 * @stability stable
 * @example
 * import { maxTermLength } from "@heimwerk/core/search"
 *
 * maxTermLength // => 200
 */
export const maxTermLength = 200

/**
 * Normalises a search term: trimmed, lower case, at most 200 characters. Returns `undefined` when nothing
 * remains, because an empty search has no effect (storefront 5, search). Control characters become spaces,
 * because pages must not contain them. Unpaired surrogates are replaced, so that the term can be encoded in
 * a URL.
 * @stability stable
 * @example
 * import { normaliseTerm } from "@heimwerk/core/search"
 *
 * normaliseTerm("  Akkuschrauber ") // => "akkuschrauber"
 * normaliseTerm("   ") // => undefined
 */
export const normaliseTerm = (text: string): string | undefined => {
  const printable = text.replace(/\p{Cc}/gu, " ").trim()
  const term = printable.toLowerCase().slice(0, maxTermLength).toWellFormed().trim()
  return term === "" ? undefined : term
}

/**
 * Returns the path of the results for a normalised search term, `/s/{term}`. Browsers read `.` and `..` as
 * steps in the path, so these two terms get a blank, which `normaliseTerm` removes.
 * @stability stable
 * @example
 * import { searchPath } from "@heimwerk/core/search"
 *
 * searchPath("farbe weiß") // => "/s/farbe%20wei%C3%9F"
 */
export const searchPath = (term: string): string =>
  `/s/${encodeURIComponent(term)}${term === "." || term === ".." ? "%20" : ""}`
