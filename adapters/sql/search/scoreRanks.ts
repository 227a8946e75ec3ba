import type { TermMatch } from "@heimwerk/core/search/matchVocabulary.ts"
import type { SearchedTerms } from "@heimwerk/core/search/score.ts"

import { rankOf, weightOf } from "./entries.ts"

/**
 * Points of a matched word. They exceed the highest score of a search, 24 x 100 x 20: 12 words of two parts
 * each, with score 100 and weight 20.
 */
const wordPoints = 2 ** 24

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
   * Returns the ranks of the articles that match a word, and sets their points in `best`. The next call overwrites the
   * ranks. The caller sets the points to 0.
   */
  const matchedBy = (
    matches: ReadonlyArray<TermMatch>,
    entriesOf: (term: string) => Int32Array,
  ): Int32Array => {
    let count = 0
    for (const { score, term } of matches) {
      for (const entry of entriesOf(term)) {
        const rank = rankOf(entry)
        const before = best[rank] ?? 0
        if (before === 0) matched[count++] = rank
        const now = score * weightOf(entry)
        if (now > before) best[rank] = now
      }
    }
    return matched.subarray(0, count)
  }

  /**
   * Adds the points in `best` to articles that match a word, or to those of a measure that also match a word. With the
   * points of the first part of a compound, adds both to the articles in `heads`. Returns the highest number of points
   * of these articles.
   */
  const addPoints = (ranks: Int32Array, isMeasure: boolean, heads?: ReadonlyMap<number, number>): number => {
    let most = 0
    for (const rank of ranks) {
      const before = points[rank] ?? 0
      const head = heads === undefined ? 0 : heads.get(rank)
      const own = best[rank] ?? 0
      best[rank] = 0
      if (head === undefined || (isMeasure && before === 0)) continue
      const after = before + wordPoints + head + own
      points[rank] = after
      if (after > most) most = after
    }
    return most
  }

  /** Returns the points of the articles that match the first part of a compound. */
  const headPoints = (ranks: Int32Array): ReadonlyMap<number, number> => {
    const found = new Map<number, number>()
    for (const rank of ranks) {
      found.set(rank, best[rank] ?? 0)
      best[rank] = 0
    }
    return found
  }

  /** @param entriesOf returns the entries of a term: ranks and weights */
  return (terms: SearchedTerms | undefined, entriesOf: (term: string) => Int32Array): RankedHits => {
    points.fill(0)
    if (terms === undefined) return { ranks: all, points }
    const { compounds = [], measures = [], words } = terms
    const most = Math.max(
      0,
      ...words.map((matches) => addPoints(matchedBy(matches, entriesOf), false)),
      ...compounds.map(([head, rest]) => {
        const heads = headPoints(matchedBy(head, entriesOf))
        return addPoints(matchedBy(rest, entriesOf), false, heads)
      }),
      ...measures.map((matches) => addPoints(matchedBy(matches, entriesOf), true)),
    )
    const least = Math.max(wordPoints, most - (most % wordPoints))
    let count = 0
    for (let rank = 0; rank < articles; rank++) if ((points[rank] ?? 0) >= least) matched[count++] = rank
    return { ranks: matched.slice(0, count), points }
  }
}
