import { fold } from "../values/fold.ts"
import type { Range } from "./highlight.ts"

/**
 * Returns the shortest beginning of a word that has at least a given length after folding umlauts: for `Köln`
 * and the length 4 it is `Köl`, which becomes `koel`.
 */
const beginning = (token: string, foldedLength: number): string => {
  let text = ""
  for (const letter of token) {
    if (fold(text).length >= foldedLength) break
    text += letter
  }
  return text
}

/**
 * Returns the ranges of a text where its words begin with words of the query, for highlighting. Ignores case
 * and word order; `ö` equals `oe`.
 */
export const matchedRanges = (text: string, query: string): ReadonlyArray<Range> => {
  const words = fold(query).split(" ")
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu)).flatMap((match) => {
    const [token] = match
    const folded = fold(token)
    const longest = words.reduce(
      (length, word) => (folded.startsWith(word) ? Math.max(length, word.length) : length),
      0,
    )
    return longest === 0 ? [] : [{ start: match.index, end: match.index + beginning(token, longest).length }]
  })
}
