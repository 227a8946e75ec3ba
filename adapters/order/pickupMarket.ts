import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"

/**
 * Returns the market of an order's pickup. Returns `undefined` for an order without a pickup, or if the market no
 * longer exists.
 */
export const pickupMarket = Effect.fnUntraced(function* (markets: Markets["Service"], { deliveries }: Order) {
  const marketId = deliveries.find((delivery) => delivery.marketId !== undefined)?.marketId
  return marketId === undefined ? undefined : (yield* markets.all).find(({ id }) => id === marketId)
})
