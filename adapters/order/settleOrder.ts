import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { awaitsOnline, recordPayment, unfinishedPayments } from "@heimwerk/core/order/orderPayments.ts"
import { owed, paidOnline, withDueRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { PaymentReport, PaymentsError, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"

import { changeOrder } from "./changeOrder.ts"
import type { OrderStore, StoredOrder } from "./OrderStore.ts"
import { payOrder } from "./payOrder.ts"

/**
 * Reads or ends each unfinished payment of an order at the payment service, and returns the reports. A
 * payment that the service does not know cannot be paid, so it counts as expired.
 */
export const askAbout = (
  payments: PaymentService,
  order: Order,
  how: "confirm" | "close",
): Effect.Effect<ReadonlyArray<PaymentReport>, PaymentsError> =>
  Effect.forEach(unfinishedPayments(order), (payment) =>
    payments[how](payment.paymentId).pipe(
      Effect.catch((error) =>
        error.reason === "Unknown"
          ? Effect.succeed({ ...payment, orderId: order.orderId, state: "expired" } as const)
          : Effect.fail(error),
      ),
    ),
  )

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
  const stored = { order, taken }
  if (awaitsOnline(order)) {
    if (paidOnline(order) >= owed(order)) {
      yield* payOrder(store, markets, stored, { actor: "payments", at })
      return
    }
    if (report.state === "failed") {
      yield* changeOrder(store, stored, { kind: "expire", actor: "payments", at })
      return
    }
  }
  yield* store.update({ order: withDueRefund(order, at), taken })
})

/**
 * Applies the reports of the payment service to an order: the order becomes paid, or expires after a failed
 * payment. Reports about another order are ignored. Runs in the caller's transaction and locks the order.
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
