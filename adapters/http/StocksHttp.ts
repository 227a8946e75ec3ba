import { Stocks, StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { stocks } from "../client/stocks.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(StocksError)

/** The stock of the markets, called over HTTP. */
export const layer: Layer.Layer<Stocks, never, ShopConnection> = Layer.effect(
  Stocks,
  Effect.map(ShopConnection, (shop) => {
    const { availability } = stocks(shop)
    return {
      availability: (articleIds) =>
        answer((signal) => availability({ articleIds, signal })).pipe(
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
        ),
    }
  }),
)
