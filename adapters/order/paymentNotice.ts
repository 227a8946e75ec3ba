import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import { withOutsideRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { PaymentNotice, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore } from "./OrderStore.ts"
import { settleOrder } from "./settleOrder.ts"

/** Books a refund that staff made in the payment service's own program. */
const bookRefund = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  orderId: string,
  { cents, charge }: { readonly charge: string; readonly cents: Cents },
) {
  const stored = yield* store.lock(orderId)
  if (stored === undefined) return
  const order = withOutsideRefund(stored.order, charge, cents, yield* Clock.currentTimeMillis)
  const refund = order.refunds?.at(-1)
  if (order === stored.order || refund === undefined) return
  yield* store.update({ ...stored, order })
  yield* store.send(refundMail(order, refund, yield* orderMailing(store, orderId)))
})

/**
 * Applies a message of the payment service, once for each id. The state of a payment is read from the
 * payment service, so it does not matter if messages are lost, late or out of order.
 */
export const receiveNotice = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  payments: PaymentService,
  markets: Markets["Service"],
  { change, noticeId, orderId }: PaymentNotice,
) {
  const reports = change.kind === "payment" ? [yield* payments.confirm(change.paymentId)] : []
  yield* store.atomically(
    Effect.gen(function* () {
      if (!(yield* store.claimNotice(noticeId))) return
      if (change.kind === "refund") yield* bookRefund(store, orderId, change)
      else yield* settleOrder(store, markets, orderId, reports)
    }),
  )
})
