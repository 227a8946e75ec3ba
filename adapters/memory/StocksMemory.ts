import { Effect, Layer } from "effect"

import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { indicator } from "@heimwerk/core/product/availability.ts"
import { availabilityAt } from "@heimwerk/core/search/availabilityAt.ts"

/** The stock of an assortment in the given markets. */
export const layer = (assortment: Assortment, markets: ReadonlyArray<Market>): Layer.Layer<Stocks> =>
  Layer.sync(Stocks, () => {
    const byId = new Map(assortment.articles.map((article) => [article.product.articleId, article]))
    return {
      availability: (articleIds) =>
        Effect.sync(() =>
          articleIds.flatMap((articleId) => {
            const article = byId.get(articleId)
            if (article === undefined) return []
            const pieces = new Map(markets.map(({ id }) => [id, assortment.stock(articleId, id)]))
            const indicators = new Map(
              Array.from(pieces, ([id, stock]) => [id, indicator(availabilityAt({ ...article, stock }))]),
            )
            return [{ articleId, indicators, pieces }]
          }),
        ),
    }
  })
