import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { PaymentNotice } from "@heimwerk/core/payment/Payments.port.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"

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
  eventOf(["charge.refunded"], {
    payment_intent: Schema.NonEmptyString,
    amount_refunded: Cents,
    metadata: Schema.Struct({ order_id: Schema.NonEmptyString }),
  }),
)

/** Reads an event of Stripe. Returns `undefined` for an event that does not concern an order of the shop. */
export const noticeOf = (text: string): PaymentNotice | undefined => {
  const session = readSession(text)
  if (Result.isSuccess(session)) {
    const { data, id } = session.success
    return {
      noticeId: id,
      orderId: data.object.client_reference_id,
      change: { kind: "payment", paymentId: data.object.id },
    }
  }
  const refund = readRefund(text)
  if (Result.isFailure(refund)) return undefined
  const { amount_refunded, metadata, payment_intent } = refund.success.data.object
  return {
    noticeId: refund.success.id,
    orderId: metadata.order_id,
    change: { kind: "refund", charge: payment_intent, cents: amount_refunded },
  }
}
