import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { dueEvents } from "@heimwerk/core/order/deadline.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"

import { changeOrder } from "./changeOrder.ts"
import { closePayments, type PaymentParts, settleOrder } from "./settleOrder.ts"

/**
 * Applies the passed deadlines of an order: deliveries expire, and shipped deliveries count as
 * delivered. Before an expiry, an open online payment is ended; if the customer has just paid, the order is paid
 * instead. Fails and changes nothing if an order must expire while the payment service does not answer.
 */
export const meetDeadlines = Effect.fnUntraced(function* <E>(
  { markets, payments, store }: PaymentParts<E>,
  order: Order,
) {
  const at = yield* Clock.currentTimeMillis
  const workingDays = yield* DeliveredAfter
  const isExpiring = dueEvents(order, at, workingDays).some(({ kind }) => kind === "expire")
  const reports = isExpiring ? yield* closePayments(payments, order) : []
  yield* store.atomically(
    Effect.gen(function* () {
      let stored = yield* settleOrder(store, markets, order.orderId, reports)
      // The order is written even without an event, because its stored deadline may come from another value
      // of `DeliveredAfter`.
      if (stored !== undefined) yield* store.update(stored)
      for (const event of stored === undefined ? [] : dueEvents(stored.order, at, workingDays)) {
        if (stored !== undefined) yield* changeOrder(store, stored, event)
        stored = yield* store.lock(order.orderId)
      }
    }),
  )
})
