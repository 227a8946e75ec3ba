import type { Interpretation } from "./interpret.ts"

/**
 * How well an article matches a search: the number of matched words, and the sum of the best weighted match
 * of each word.
 */
export interface Score {
  readonly words: number
  readonly score: number
}

/**
 * Scores all articles that match at least one word of a search. Numbers and measures beside words (`measures`) count
 * only for these articles. The score is the sum of the best `weight x match` of each word. All numbers are integers, so
 * that every catalogue implementation gets the same sum.
 */
export const scoreArticles = (
  { measures = [], words }: Pick<Interpretation, "words" | "measures">,
  articlesOf: (term: string) => ReadonlyArray<{ readonly articleId: string; readonly weight: number }>,
): ReadonlyMap<string, Score> => {
  const total = new Map<string, Score>()
  for (const [index, matches] of [...words, ...measures].entries()) {
    const best = new Map<string, number>()
    for (const { score, term } of matches) {
      for (const { articleId, weight } of articlesOf(term)) {
        best.set(articleId, Math.max(best.get(articleId) ?? 0, score * weight))
      }
    }
    for (const [articleId, score] of best) {
      const before = total.get(articleId)
      if (before === undefined && index >= words.length) continue
      total.set(articleId, { words: (before?.words ?? 0) + 1, score: (before?.score ?? 0) + score })
    }
  }
  return total
}

/** Returns the articles that match the highest number of search words. */
export const bestAnswers = (scored: ReadonlyMap<string, Score>): ReadonlyMap<string, number> => {
  let most = 0
  for (const { words } of scored.values()) most = Math.max(most, words)
  return new Map(
    [...scored].flatMap(([id, { score, words }]): Array<[string, number]> =>
      words === most ? [[id, score]] : [],
    ),
  )
}
