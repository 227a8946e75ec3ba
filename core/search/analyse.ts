import { stem } from "./stem.ts"
import { tokens } from "./tokens.ts"
import { numberOfMeasure } from "./units.ts"

/** A word of a text with the search term derived from it. */
export interface Analysed {
  readonly term: string
  readonly kind: "word" | "code"
  /** The original spelling of the word, in lower case. */
  readonly word: string
}

const stopWords = new Set(
  "aus bei das dem den der des die ein eine einem einen einer eines fuer im in mit oder ohne pro und von vom zu zum zur".split(
    " ",
  ),
)

/**
 * Splits a text into search terms. Words are folded and stemmed,
 * numbers keep their units, and stop words are dropped. Articles and typed texts are analysed in the same
 * way.
 *
 * @param joined whether hyphenated words also give their joined form; used for articles only
 * @param isKnown whether the catalogue contains a code; joins codes that are typed with separators
 */
export const analyse = (
  text: string,
  joined = false,
  isKnown?: (code: string) => boolean,
): ReadonlyArray<Analysed> =>
  tokens(text, joined, isKnown).flatMap(({ kind, text: folded, word }): ReadonlyArray<Analysed> => {
    if (kind === "code") return [{ kind, term: folded, word }]
    return stopWords.has(folded) ? [] : [{ kind, term: stem(folded), word }]
  })

/**
 * Returns the codes that a search text contains or may mean: `10` and `gu10` for `GU 10`, `40mm` and `40` for `40 mm`.
 */
export const possibleCodes = (text: string): ReadonlyArray<string> => {
  const possible = new Set<string>()
  const isKnown = (code: string) => {
    possible.add(code)
    return false
  }
  for (const { kind, term } of analyse(text, false, isKnown)) if (kind === "code") possible.add(term)
  return [...new Set([...possible].flatMap((term) => [term, numberOfMeasure(term) ?? term]))]
}
