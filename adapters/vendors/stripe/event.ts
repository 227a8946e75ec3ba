import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { PaymentNotice } from "@heimwerk/core/payment/Payments.port.ts"

const eventOf = <Type extends string, Fields extends Schema.Struct.Fields>(
  type: ReadonlyArray<Type>,
  fields: Fields,
) =>
  Schema.fromJsonString(
    Schema.Struct({
      id: Schema.NonEmptyString,
      type: Schema.Literals(type),
      data: Schema.Struct({ object: Schema.Struct(fields) }),
    }),
  )

const readSession = Schema.decodeUnknownResult(
  eventOf(
    [
      "checkout.session.completed",
      "checkout.session.async_payment_succeeded",
      "checkout.session.async_payment_failed",
      "checkout.session.expired",
    ],
    { id: Schema.NonEmptyString, client_reference_id: Schema.NonEmptyString },
  ),
)

const readRefund = Schema.decodeUnknownResult(
  eventOf(["charge.refunded", "refund.updated", "refund.failed", "charge.refund.updated"], {
    payment_intent: Schema.NonEmptyString,
    metadata: Schema.NullOr(Schema.Struct({ order_id: Schema.optionalKey(Schema.NonEmptyString) })),
  }),
)

/**
 * Reads an event of Stripe. A refund that staff made in Stripe's dashboard names only its payment intent.
 * Returns `undefined` for an event that does not concern an order of the shop.
 *
 * @param orderOf finds the order of a payment intent
 */
export const noticeOf = <E>(
  text: string,
  orderOf: (intent: string) => Effect.Effect<string | undefined, E>,
): Effect.Effect<PaymentNotice | undefined, E> =>
  Effect.gen(function* () {
    const session = readSession(text)
    if (Result.isSuccess(session)) {
      const { data, id } = session.success
      const change = { kind: "payment", paymentId: data.object.id } as const
      return { noticeId: id, orderId: data.object.client_reference_id, change }
    }
    const refund = readRefund(text)
    if (Result.isFailure(refund)) return undefined
    const { metadata, payment_intent } = refund.success.data.object
    const orderId = metadata?.order_id ?? (yield* orderOf(payment_intent))
    if (orderId === undefined) return undefined
    return { noticeId: refund.success.id, orderId, change: { kind: "refund", charge: payment_intent } }
  })
