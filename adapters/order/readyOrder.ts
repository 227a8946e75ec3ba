import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { OrderEvent } from "@heimwerk/core/order/Order.ts"
import { readyPromises } from "@heimwerk/core/order/readyPromises.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { changeOrder } from "./changeOrder.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"
import { pickupMarket } from "./pickupMarket.ts"

/**
 * Reports the pickup of a locked order as ready, and extends its deadline (`readyPromises`). Returns `undefined`, and
 * changes nothing, if the order's state does not allow it.
 */
export const readyOrder = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  markets: Markets["Service"],
  stored: StoredOrder,
  event: OrderEvent,
) {
  const order = readyPromises(stored.order, {
    deliveryId: event.deliveryId,
    market: yield* pickupMarket(markets, stored.order),
    now: berlinTime(event.at),
  })
  return yield* changeOrder(store, { ...stored, order }, event)
})
