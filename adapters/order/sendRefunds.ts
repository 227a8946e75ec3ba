import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { openRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import type { Refund } from "@heimwerk/core/payment/Payment.ts"
import type { PaymentsError, PaymentService } from "@heimwerk/core/payment/Payments.port.ts"

import { bookRefunds } from "./bookRefunds.ts"
import type { OrderStore } from "./OrderStore.ts"

/**
 * Returns the idempotency key of the next attempt. A payment service repeats its answer to a key for a day, also a
 * refusal. So each refusal leads to a new key. An attempt without an answer keeps its key, because the service may
 * have made the refund.
 */
const keyOf = (orderId: string, { refundId, refusals }: Refund): string =>
  `${orderId}-refund-${refundId}${refusals === undefined ? "" : `-${refusals}`}`

/** Counts a refusal, unless another server has already counted it and may be using the next key. */
const countRefusal = <E>(store: OrderStore<E>, orderId: string, refused: Refund) =>
  store.atomically(
    Effect.gen(function* () {
      const stored = yield* store.lock(orderId)
      if (stored === undefined) return
      const refunds = (stored.order.refunds ?? []).map((refund) =>
        refund.refundId === refused.refundId && refund.refusals === refused.refusals
          ? { ...refund, refusals: (refund.refusals ?? 0) + 1 }
          : refund,
      )
      yield* store.update({ ...stored, order: { ...stored.order, refunds } })
    }),
  )

/**
 * Sends the open refunds of an order to the payment service, and mails the customer each refund that is
 * complete. After a crash, a refund is sent again with the same idempotency key, so the service pays it once. After a
 * refusal it gets a new key.
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
  for (const refund of openRefunds(stored.order)) {
    const { cents, paymentId, refundId } = refund
    const charge = stored.order.payments?.find((payment) => payment.paymentId === paymentId)?.charge
    if (charge === undefined) continue
    yield* beforeEach
    const sent = yield* Effect.result(
      payments.refund({ orderId, refundId, charge, cents }, keyOf(orderId, refund)),
    )
    if (Result.isFailure(sent)) {
      if (sent.failure.reason === "Unavailable") return yield* sent.failure
      refused = sent.failure
      yield* countRefusal(store, orderId, refund)
      continue
    }
    yield* store.atomically(bookRefunds(store, orderId, charge, [sent.success]))
  }
  if (refused !== undefined) return yield* refused
})
