import type { Compound, Interpretation } from "./interpret.ts"
import type { TermMatch } from "./matchVocabulary.ts"

/**
 * How well an article matches a search: the number of matched words, and the sum of the best weighted match
 * of each word.
 */
export interface Score {
  readonly words: number
  readonly score: number
}

/** The words, compounds and measures of a search. */
export type SearchedTerms = Pick<Interpretation, "words" | "compounds" | "measures">

/**
 * Returns whether an article matches both parts of a compound.
 *
 * @param articlesOf returns the articles that contain a term, as ids or numbers
 */
export const haveCommonArticle = (
  [head, rest]: Compound,
  articlesOf: (term: string) => Iterable<string | number>,
): boolean => {
  const found = new Set<string | number>()
  for (const { term } of head) for (const article of articlesOf(term)) found.add(article)
  for (const { term } of rest) for (const article of articlesOf(term)) if (found.has(article)) return true
  return false
}

/**
 * Scores all articles that match at least one word of a search. A compound counts as one word, for articles that match
 * both parts; its score is the sum of both. Numbers and measures beside words (`measures`) count only for articles
 * that match a word. The score is the sum of the best `weight x match` of each word. All numbers are integers, so
 * that every catalogue implementation gets the same sum.
 */
export const scoreArticles = (
  { compounds = [], measures = [], words }: SearchedTerms,
  articlesOf: (term: string) => ReadonlyArray<{ readonly articleId: string; readonly weight: number }>,
): ReadonlyMap<string, Score> => {
  const bestOf = (matches: ReadonlyArray<TermMatch>) => {
    const best = new Map<string, number>()
    for (const { score, term } of matches) {
      for (const { articleId, weight } of articlesOf(term)) {
        best.set(articleId, Math.max(best.get(articleId) ?? 0, score * weight))
      }
    }
    return best
  }
  const total = new Map<string, Score>()
  const add = (
    best: ReadonlyMap<string, number>,
    isMeasure: boolean,
    heads?: ReadonlyMap<string, number>,
  ) => {
    for (const [articleId, score] of best) {
      const before = total.get(articleId)
      const head = heads === undefined ? 0 : heads.get(articleId)
      if (head === undefined || (before === undefined && isMeasure)) continue
      total.set(articleId, { words: (before?.words ?? 0) + 1, score: (before?.score ?? 0) + score + head })
    }
  }
  for (const matches of words) add(bestOf(matches), false)
  for (const [head, rest] of compounds) add(bestOf(rest), false, bestOf(head))
  for (const matches of measures) add(bestOf(matches), true)
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
