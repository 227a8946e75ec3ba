import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import {
  awaitingEvents,
  awaitsOnline,
  recordPayment,
  unfinishedPayments,
} from "@heimwerk/core/order/orderPayments.ts"
import { isPaidOnline } from "@heimwerk/core/order/orderBalance.ts"
import { withDueRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { PaymentReport, PaymentsError, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"

import { changeOrder } from "./changeOrder.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"
import { payOrder } from "./payOrder.ts"

/** The store, the payment service and the markets that online payments of orders need. */
export interface PaymentParts<E> {
  readonly store: OrderStore<E>
  readonly payments: PaymentService
  readonly markets: Markets["Service"]
}

/** Calls the payment service for each unfinished payment of an order. */
const reportsOf = (
  order: Order,
  call: (paymentId: string) => Effect.Effect<PaymentReport, PaymentsError>,
): Effect.Effect<ReadonlyArray<PaymentReport>, PaymentsError> =>
  Effect.forEach(unfinishedPayments(order), (payment) =>
    call(payment.paymentId).pipe(
      Effect.catch((error) =>
        error.reason === "Unknown"
          ? Effect.succeed({ ...payment, orderId: order.orderId, state: "expired" } as const)
          : Effect.fail(error),
      ),
    ),
  )

/**
 * Returns the payment service's report about each unfinished payment of an order. A payment that the service
 * does not know cannot be paid, so it counts as expired.
 */
export const readPayments = (payments: PaymentService, order: Order) =>
  reportsOf(order, (paymentId) => payments.read(paymentId))

/** Ends the unfinished payments of an order. Returns the same reports as `readPayments`. */
export const closePayments = (payments: PaymentService, order: Order) =>
  reportsOf(order, (paymentId) => payments.close(paymentId))

/** Applies one report to a locked order. A payment that the order no longer waits for is refunded. */
const applyReport = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  markets: Markets["Service"],
  { order: before, taken }: StoredOrder,
  report: PaymentReport,
) {
  const at = yield* Clock.currentTimeMillis
  const order = recordPayment(before, report, at)
  if (order === before) return
  yield* store.update({ order: withDueRefund(order, at), taken })
  const isPaid = isPaidOnline(order)
  if (!isPaid && !(report.state === "failed" && awaitsOnline(order))) return
  for (const concerned of awaitingEvents(order)) {
    const stored = yield* store.lock(order.orderId)
    if (stored === undefined) return
    const event = { actor: "payments", at, ...concerned } as const
    if (isPaid) yield* payOrder(store, markets, stored, event)
    else yield* changeOrder(store, stored, { ...event, kind: "expire" })
  }
})

/**
 * Applies the reports of the payment service to an order: the order becomes paid, or expires after a failed
 * payment. Reports about another order are ignored. Runs in the caller's transaction and locks the order.
 * Returns the order, or `undefined` if it does not exist.
 */
export const settleOrder = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  markets: Markets["Service"],
  orderId: string,
  reports: ReadonlyArray<PaymentReport>,
) {
  let stored = yield* store.lock(orderId)
  for (const report of reports) {
    if (stored === undefined || report.orderId !== orderId) continue
    yield* applyReport(store, markets, stored, report)
    stored = yield* store.lock(orderId)
  }
  return stored
})

/**
 * Ends the open payments of an order before it is cancelled, or before staff book its payment, so that a late
 * payment is rare. A payment that cannot be ended is refunded when its money arrives. The customer may have just
 * paid, so this returns only after the answers of the payment service have been applied to the order.
 */
export const endPayments = Effect.fnUntraced(function* <E>(
  { markets, payments, store }: PaymentParts<E>,
  order: Order,
) {
  const reports = yield* closePayments(payments, order).pipe(
    Effect.catch((error) => Effect.as(Effect.logWarning("A payment could not be ended", error), [])),
  )
  if (reports.length > 0) yield* store.atomically(settleOrder(store, markets, order.orderId, reports))
})
