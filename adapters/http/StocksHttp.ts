import { Stocks, StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { failAs } from "./failAs.ts"
import { StocksReading } from "./reading/stocks.ts"
import { OnlyReads } from "./retry.ts"

/** The stock of the markets, called over HTTP. */
export const layer: Layer.Layer<Stocks, never, ShopClient> = Layer.effect(
  Stocks,
  Effect.map(clientOf(StocksReading), ({ brand, calls }) => ({
    availability: (articleIds) =>
      Effect.suspend(() => calls.stocks.availability({ params: { brand }, payload: { articleIds } })).pipe(
        Effect.provideService(OnlyReads, true),
        failAs(StocksError),
        Effect.map(({ articles }) =>
          articles.map(({ articleId, markets }) => ({
            articleId,
            indicators: new Map(markets.map(({ indicator, marketId }) => [marketId, indicator])),
            pieces: new Map(
              markets.flatMap(({ marketId, stock }) =>
                stock === undefined ? [] : [[marketId, stock] as const],
              ),
            ),
          })),
        ),
        Effect.withSpan("StocksHttp.availability"),
      ),
  })),
)
