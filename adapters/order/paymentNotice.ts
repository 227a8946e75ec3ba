import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import { withOutsideRefund } from "@heimwerk/core/order/orderRefunds.ts"
import type { PaymentNotice, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore } from "./OrderStore.ts"
import { askAbout, settleOrder } from "./settleOrder.ts"

/** Books a refund that staff made in the payment service's own program, and mails each refund that it completes. */
const bookRefund = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  orderId: string,
  { cents, charge }: { readonly charge: string; readonly cents: Cents },
) {
  const stored = yield* store.lock(orderId)
  if (stored === undefined) return
  const order = withOutsideRefund(stored.order, charge, cents, yield* Clock.currentTimeMillis)
  if (order === stored.order) return
  yield* store.update({ ...stored, order })
  for (const [place, refund] of (order.refunds ?? []).entries())
    if (refund.doneAt !== undefined && stored.order.refunds?.[place]?.doneAt === undefined)
      yield* store.send(refundMail(order, refund, yield* orderMailing(store, orderId)))
})

/**
 * Applies a message of the payment service, once for each id. The state of a payment is read from the
 * payment service, so it does not matter if messages are lost, late or out of order. Before a refund, the
 * unfinished payments are read, because the message about the refunded payment may have been lost.
 */
export const receiveNotice = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  payments: PaymentService,
  markets: Markets["Service"],
  { change, noticeId, orderId }: PaymentNotice,
) {
  const stored = change.kind === "payment" ? undefined : yield* store.read(orderId)
  const reports =
    change.kind === "payment"
      ? [yield* payments.confirm(change.paymentId)]
      : stored && (yield* askAbout(payments, stored.order, "confirm"))
  yield* store.atomically(
    Effect.gen(function* () {
      if (!(yield* store.claimNotice(noticeId))) return
      yield* settleOrder(store, markets, orderId, reports ?? [])
      if (change.kind === "refund") yield* bookRefund(store, orderId, change)
    }),
  )
})
