import type { Interpretation } from "@heimwerk/core/search/interpret.ts"
import type { TermMatch } from "@heimwerk/core/search/matchVocabulary.ts"

import { rankOf, weightOf } from "./entries.ts"

/**
 * Points of a matched word. They exceed the highest score of a search, 24 x 100 x 20: 12 words of two parts
 * each, with score 100 and weight 20.
 */
const wordPoints = 2 ** 24

/** The words of a search, and the numbers and measures beside them. */
export type SearchedTerms = Pick<Interpretation, "words" | "measures">

/** The articles that match the words of a search. */
export interface RankedHits {
  /** The ranks of the articles, in ascending order. */
  readonly ranks: Int32Array
  /** The points by rank. A higher number is a better match. The next search overwrites them. */
  readonly points: Int32Array
}

/**
 * Makes the function that scores articles. It returns the articles that match the highest number of words, with their
 * points, or all articles if there are no words. The rules equal those of `scoreArticles` and `bestAnswers` in core. The
 * time is proportional to the number of articles plus the number of entries of the terms.
 *
 * The arrays are reused by every search: 16 bytes for each article.
 *
 * @param articles the number of all articles
 */
export const makeScoring = (articles: number) => {
  const all = new Int32Array(articles).map((_, rank) => rank)
  const points = new Int32Array(articles)
  const best = new Int32Array(articles)
  const matched = new Int32Array(articles)

  /**
   * Adds the points of a word to the articles that it matches, or of a measure to those that also match a word.
   * Returns the highest number of points of these articles.
   */
  const addPoints = (
    matches: ReadonlyArray<TermMatch>,
    entriesOf: (term: string) => Int32Array,
    isMeasure: boolean,
  ): number => {
    let count = 0
    let most = 0
    for (const { score, term } of matches) {
      for (const entry of entriesOf(term)) {
        const rank = rankOf(entry)
        const before = best[rank] ?? 0
        if (before === 0) matched[count++] = rank
        const now = score * weightOf(entry)
        if (now > before) best[rank] = now
      }
    }
    for (const rank of matched.subarray(0, count)) {
      const before = points[rank] ?? 0
      const after = before + wordPoints + (best[rank] ?? 0)
      best[rank] = 0
      if (isMeasure && before === 0) continue
      points[rank] = after
      if (after > most) most = after
    }
    return most
  }

  /** @param entriesOf returns the entries of a term: ranks and weights */
  return (terms: SearchedTerms | undefined, entriesOf: (term: string) => Int32Array): RankedHits => {
    points.fill(0)
    if (terms === undefined) return { ranks: all, points }
    const { measures = [], words } = terms
    const most = Math.max(
      0,
      ...words.map((matches) => addPoints(matches, entriesOf, false)),
      ...measures.map((matches) => addPoints(matches, entriesOf, true)),
    )
    const least = Math.max(wordPoints, most - (most % wordPoints))
    let count = 0
    for (let rank = 0; rank < articles; rank++) if ((points[rank] ?? 0) >= least) matched[count++] = rank
    return { ranks: matched.slice(0, count), points }
  }
}
