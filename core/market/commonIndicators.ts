import type { Indicator } from "../product/availability.ts"
import type { ArticleId } from "../values/ArticleId.ts"

/** Availability of one article by market id. */
export interface ArticleIndicators {
  readonly articleId: ArticleId
  readonly indicators: ReadonlyMap<string, Indicator>
  /** Pieces by market id; absent or empty for a backend that does not count them. */
  readonly pieces?: ReadonlyMap<string, number>
}

const worse = (a: Indicator, b: Indicator): Indicator => {
  if (a === "R" || b === "R") return "R"
  return a === "Y" || b === "Y" ? "Y" : "G"
}

/**
 * Returns the combined availability of several articles by market: `R` if one of them is not available, else
 * `Y` if one must be ordered, else `G` (forms and markets 3.4). A market that is missing for one article gets
 * `R`. Without articles every market gets `R`.
 */
export const commonIndicators = (
  articleIds: ReadonlyArray<ArticleId>,
  answers: ReadonlyArray<ArticleIndicators>,
): ReadonlyMap<string, Indicator> => {
  const maps = articleIds.map((id) => answers.find(({ articleId }) => articleId === id)?.indicators)
  const marketIds = new Set(answers.flatMap(({ indicators }) => [...indicators.keys()]))
  return new Map(
    Array.from(marketIds, (id) => [
      id,
      maps.map((map) => map?.get(id) ?? "R").reduce<Indicator>(worse, maps.length === 0 ? "R" : "G"),
    ]),
  )
}

/**
 * Returns the stock of several articles by market: the smallest number of pieces, because the visitor wants
 * one of each article. Returns an empty map if the backend does not count pieces.
 */
export const commonPieces = (
  articleIds: ReadonlyArray<ArticleId>,
  answers: ReadonlyArray<ArticleIndicators>,
): ReadonlyMap<string, number> => {
  const maps = articleIds.map(
    (id) => answers.find(({ articleId }) => articleId === id)?.pieces ?? new Map<string, number>(),
  )
  return new Map(
    Array.from(maps[0]?.keys() ?? [], (id) => [id, Math.min(...maps.map((map) => map.get(id) ?? 0))]),
  )
}
