import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { expiredDeliveries } from "@heimwerk/core/order/deadline.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"

import { changeOrder } from "./changeOrder.ts"
import { askAbout, type PaymentParts, settleOrder } from "./settleOrder.ts"

/**
 * Expires the deliveries of an order whose deadline has passed. An open online payment is ended first; if the
 * customer has just paid, the order is paid instead. Fails and changes nothing while the payment service does not
 * answer.
 */
export const expireOrder = Effect.fnUntraced(function* <E>(
  { markets, payments, store }: PaymentParts<E>,
  order: Order,
) {
  const at = yield* Clock.currentTimeMillis
  const reports = yield* askAbout(payments, order, "close")
  yield* store.atomically(
    Effect.gen(function* () {
      let stored = yield* settleOrder(store, markets, order.orderId, reports)
      for (const deliveryId of stored === undefined ? [] : expiredDeliveries(stored.order, at)) {
        if (stored !== undefined)
          yield* changeOrder(store, stored, { kind: "expire", actor: "deadline", at, deliveryId })
        stored = yield* store.lock(order.orderId)
      }
    }),
  )
})
