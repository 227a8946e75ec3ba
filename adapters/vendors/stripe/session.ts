import * as Schema from "effect/Schema"

import type { PaymentState } from "@heimwerk/core/payment/Payment.ts"
import type { PaymentReport, PaymentStart } from "@heimwerk/core/payment/Payments.port.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"

/** The part of a Checkout Session that the shop reads, with its payment intent expanded. */
export class Session extends Schema.Opaque<Session>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    client_reference_id: Schema.NonEmptyString,
    metadata: Schema.Struct({ method: PaymentMethod }),
    status: Schema.Literals(["open", "complete", "expired"]),
    payment_status: Schema.Literals(["paid", "unpaid", "no_payment_required"]),
    amount_total: Cents,
    currency: Schema.Literal("eur"),
    url: Schema.NullOr(Schema.String),
    payment_intent: Schema.NullOr(Schema.Struct({ id: Schema.NonEmptyString, status: Schema.String })),
  }),
) {}

/** Stripe's name of each online method. */
const types: Readonly<Partial<Record<PaymentMethod, string>>> = {
  card: "card",
  paypal: "paypal",
  klarna: "klarna",
  sepaDebit: "sepa_debit",
}

/** The methods that the shop offers with Stripe. */
export const stripeMethods = [
  "card",
  "paypal",
  "klarna",
  "sepaDebit",
] as const satisfies ReadonlyArray<PaymentMethod>

/** Intent states after which a finished session will never be paid. */
const failedIntents: ReadonlySet<string> = new Set(["requires_payment_method", "canceled"])

const stateOf = ({ payment_intent, payment_status, status }: Session): PaymentState => {
  if (status !== "complete") return status
  if (payment_status !== "unpaid") return "paid"
  return payment_intent !== null && failedIntents.has(payment_intent.status) ? "failed" : "processing"
}

/** Converts a session to a report about its payment. */
export const reportOf = (session: Session): PaymentReport => {
  const state = stateOf(session)
  return {
    paymentId: session.id,
    orderId: session.client_reference_id,
    method: session.metadata.method,
    cents: session.amount_total,
    state,
    ...(session.payment_intent === null ? {} : { charge: session.payment_intent.id }),
    ...(state === "open" && session.url !== null ? { page: session.url } : {}),
  }
}

/** Returns the form fields that create a session: one item with the whole amount, on a German page. */
export const sessionFields = ({
  cents,
  email,
  expiresAt,
  method,
  orderId,
  returnTo,
}: PaymentStart): Readonly<Record<string, string>> => ({
  mode: "payment",
  locale: "de",
  client_reference_id: orderId,
  customer_email: email,
  success_url: returnTo,
  cancel_url: returnTo,
  expires_at: String(Math.floor(expiresAt / 1000)),
  "payment_method_types[0]": types[method] ?? method,
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "eur",
  "line_items[0][price_data][unit_amount]": String(cents),
  "line_items[0][price_data][product_data][name]": `Bestellung ${orderId}`,
  "adaptive_pricing[enabled]": "false",
  "metadata[method]": method,
  "payment_intent_data[metadata][order_id]": orderId,
  "payment_intent_data[description]": `Bestellung ${orderId}`,
  "expand[0]": "payment_intent",
})
