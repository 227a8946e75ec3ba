import * as Schema from "effect/Schema"

import type { RefundReport, RefundStart } from "@heimwerk/core/payment/Payments.port.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"

/** The part of a refund that the shop reads. */
export class StripeRefund extends Schema.Opaque<StripeRefund>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    amount: Cents,
    status: Schema.NullOr(Schema.String),
    metadata: Schema.NullOr(Schema.Struct({ refund_id: Schema.optionalKey(Schema.NonEmptyString) })),
  }),
) {}

/** A list of refunds, newest first. */
export class StripeRefunds extends Schema.Opaque<StripeRefunds>()(
  Schema.Struct({ data: Schema.Array(StripeRefund) }),
) {}

/** States of a refund whose money is back at the shop. */
const failedStates: ReadonlySet<string | null> = new Set(["failed", "canceled"])

/** Converts a refund of Stripe to a report. A pending refund counts as sent, because Stripe has accepted it. */
export const refundReportOf = ({ amount, id, metadata, status }: typeof StripeRefund.Type): RefundReport => ({
  serviceId: id,
  ...(metadata?.refund_id === undefined ? {} : { refundId: metadata.refund_id }),
  cents: amount,
  state: failedStates.has(status) ? "failed" : "sent",
})

/** Returns the form fields that create a refund. */
export const refundFields = ({ cents, charge, orderId, refundId }: RefundStart) => ({
  payment_intent: charge,
  amount: String(cents),
  "metadata[order_id]": orderId,
  "metadata[refund_id]": refundId,
})
