import type { Indicator } from "../product/availability.ts"
import type { ArticleId } from "../values/ArticleId.ts"

/** How one article can be had in every market, by the market's id. */
export interface ArticleIndicators {
  readonly articleId: ArticleId
  readonly indicators: ReadonlyMap<string, Indicator>
}

const worse = (a: Indicator, b: Indicator): Indicator => {
  if (a === "R" || b === "R") return "R"
  return a === "Y" || b === "Y" ? "Y" : "G"
}

/**
 * How several articles can be had together, by market: `G` where all are in stock, `Y` where all can be had and some must be
 * ordered, else `R` (forms and markets 3.4). A market that one article does not name has not got it. No article asked for, or
 * one that nobody knows, can be had nowhere.
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
