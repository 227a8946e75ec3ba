import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

const stockOf = (stock: number | undefined) => (stock === undefined ? {} : { stock })

export const layer = HttpApiBuilder.group(
  ShopApi,
  "stocks",
  Effect.fn(function* (handlers) {
    const stocks = yield* Stocks
    return handlers.handle("availability", ({ payload }) =>
      stocks.availability(payload.articleIds).pipe(
        Effect.map((answers) => ({
          articles: answers.map(({ articleId, indicators, pieces }) => ({
            articleId,
            markets: Array.from(indicators, ([id, indicator]) => ({
              marketId: MarketId.make(id),
              indicator,
              ...stockOf(pieces?.get(id)),
            })),
          })),
        })),
      ),
    )
  }),
)
