import * as Effect from "effect/Effect"

import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { PaymentNotice, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"

import { bookRefunds } from "./bookRefunds.ts"
import type { OrderStore } from "./OrderStore.ts"
import { readPayments, settleOrder } from "./settleOrder.ts"

/**
 * Applies a message of the payment service, once for each id. The states of payments and refunds are read
 * from the payment service, so it does not matter if messages are lost, late or out of order. For a message
 * about a refund, the unfinished payments are read first, because the message about the refunded payment may
 * have been lost.
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
      ? [yield* payments.read(change.paymentId)]
      : stored && (yield* readPayments(payments, stored.order))
  const refunds = change.kind === "payment" ? [] : yield* payments.refunds(change.charge)
  yield* store.atomically(
    Effect.gen(function* () {
      if (!(yield* store.claimNotice(noticeId))) return
      yield* settleOrder(store, markets, orderId, reports ?? [])
      if (change.kind === "refund") yield* bookRefunds(store, orderId, change.charge, refunds)
    }),
  )
})
