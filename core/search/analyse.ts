import { stem } from "./stem.ts"
import { tokens } from "./tokens.ts"

/** A word of a text and the term it is found by. */
export interface Analysed {
  readonly term: string
  readonly kind: "word" | "code"
  /** As it was written, in lower case. */
  readonly word: string
}

const stopWords = new Set(
  "aus bei das dem den der des die ein eine einem einen einer eines fuer im in mit oder ohne pro und von vom zu zum zur".split(
    " ",
  ),
)

/**
 * What a text is searched by (issue 2, Catalog: German full text): its words folded and stemmed, numbers with their
 * units, without the small words that stand in every text. The same for articles and for what was typed.
 *
 * @param joined also takes a hyphenated word as one; for articles only
 */
export const analyse = (text: string, joined = false): ReadonlyArray<Analysed> =>
  tokens(text, joined).flatMap(({ kind, text: folded, word }): ReadonlyArray<Analysed> => {
    if (kind === "code") return [{ kind, term: folded, word }]
    return stopWords.has(folded) ? [] : [{ kind, term: stem(folded), word }]
  })
