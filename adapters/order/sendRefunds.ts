import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { openRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import type { PaymentsError, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"

import { bookRefunds } from "./bookRefunds.ts"
import type { OrderStore } from "./OrderStore.ts"

/**
 * Sends the open refunds of an order to the payment service, and mails the customer each refund that is
 * complete. After a crash, a refund is sent again with the same idempotency key, so the service pays it once.
 * A refund that the service refuses does not stop the others; afterwards the function fails with the error of
 * the last refused refund. If the service is unavailable, the function fails at once.
 *
 * @param beforeEach runs before each refund is sent, for example to renew a lease; default: nothing
 */
export const sendRefunds = Effect.fnUntraced(function* <E>(
  store: OrderStore<E>,
  payments: PaymentService,
  orderId: string,
  beforeEach: Effect.Effect<unknown, E> = Effect.void,
) {
  const stored = yield* store.read(orderId)
  if (stored === undefined) return
  let refused: PaymentsError | undefined
  for (const { cents, paymentId, refundId } of openRefunds(stored.order)) {
    const charge = stored.order.payments?.find((payment) => payment.paymentId === paymentId)?.charge
    if (charge === undefined) continue
    yield* beforeEach
    const sent = yield* Effect.result(
      payments.refund({ orderId, refundId, charge, cents }, `${orderId}-refund-${refundId}`),
    )
    if (Result.isFailure(sent)) {
      if (sent.failure.reason === "Unavailable") return yield* sent.failure
      refused = sent.failure
      continue
    }
    yield* store.atomically(bookRefunds(store, orderId, charge, [sent.success]))
  }
  if (refused !== undefined) return yield* refused
})
