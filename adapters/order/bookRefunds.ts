import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import { failedRefunds, withReportedRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import type { RefundReport } from "@heimwerk/core/payment/Payments.port.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore } from "./OrderStore.ts"

/**
 * Applies the payment service's reports about the refunds of one payment to an order. Mails the customer each refund
 * that is now complete and has not failed, and logs an error if refunds have failed. Runs in the caller's transaction
 * and locks the order.
 */
export const bookRefunds = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  orderId: string,
  charge: string,
  reports: ReadonlyArray<RefundReport>,
) {
  const stored = yield* store.lock(orderId)
  if (stored === undefined) return
  const order = withReportedRefunds(stored.order, charge, reports, yield* Clock.currentTimeMillis)
  if (order === stored.order) return
  yield* store.update({ ...stored, order })
  for (const [place, refund] of (order.refunds ?? []).entries())
    if (
      refund.doneAt !== undefined &&
      refund.failedAt === undefined &&
      stored.order.refunds?.[place]?.doneAt === undefined
    )
      yield* store.send(refundMail(order, refund, yield* orderMailing(store, orderId)))
  if (failedRefunds(order).length > failedRefunds(stored.order).length)
    yield* Effect.logError("A refund failed. Staff must pay it in another way").pipe(
      Effect.annotateLogs({ order: orderId }),
    )
})
