import type { TermMatch } from "./matchVocabulary.ts"

/** How well an article answers: how many of the words, and the sum of each word's best weighted match. */
export interface Score {
  readonly words: number
  readonly score: number
}

/**
 * Scores all articles that have a term of at least one word: for each word the best `weight x match` counts, and the
 * words are added up. Whole numbers throughout, so that every catalogue gets the same sum.
 */
export const scoreArticles = (
  words: ReadonlyArray<ReadonlyArray<TermMatch>>,
  articlesOf: (term: string) => ReadonlyArray<{ readonly articleId: string; readonly weight: number }>,
): ReadonlyMap<string, Score> => {
  const total = new Map<string, Score>()
  for (const matches of words) {
    const best = new Map<string, number>()
    for (const { score, term } of matches) {
      for (const { articleId, weight } of articlesOf(term)) {
        best.set(articleId, Math.max(best.get(articleId) ?? 0, score * weight))
      }
    }
    for (const [articleId, score] of best) {
      const before = total.get(articleId)
      total.set(articleId, { words: (before?.words ?? 0) + 1, score: (before?.score ?? 0) + score })
    }
  }
  return total
}

/**
 * The articles that answer most of the words: all of them, where there is one that has all, and else those that have as
 * many as any.
 */
export const bestAnswers = (scored: ReadonlyMap<string, Score>): ReadonlyMap<string, number> => {
  let most = 0
  for (const { words } of scored.values()) most = Math.max(most, words)
  return new Map(
    [...scored].flatMap(([id, { score, words }]): Array<[string, number]> =>
      words === most ? [[id, score]] : [],
    ),
  )
}
