import { fold } from "../values/fold.ts"
import type { Range } from "./highlight.ts"

/** The beginning of a word that is as long as a folded one: of `Köln`, `koel` is `Köl`. */
const beginning = (token: string, foldedLength: number): string => {
  let text = ""
  for (const letter of token) {
    if (fold(text).length >= foldedLength) break
    text += letter
  }
  return text
}

/**
 * Where the words of a query begin words of a text, for marking them as far as they were typed. Blanks, case, umlauts and
 * the order of words do not matter.
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
