import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"
import { StaffName } from "../values/StaffName.ts"
import { PaymentMethod } from "./PaymentMethod.ts"

/**
 * State of an online payment. `open`: the customer can still pay. `processing`: the customer has finished, and the
 * money is on its way.
 */
export const PaymentState = Schema.Literals(["open", "processing", "failed", "expired", "paid"])
export type PaymentState = typeof PaymentState.Type

/** An online payment of an order. An order has several if the customer tried again or changed the method. */
export class Payment extends Schema.Opaque<Payment>()(
  Schema.Struct({
    /** Id of the payment at the payment service. */
    paymentId: Schema.NonEmptyString,
    method: PaymentMethod,
    cents: Cents,
    state: PaymentState,
    /** Id of the booking at the payment service. A refund refers to it. */
    charge: Schema.optionalKey(Schema.NonEmptyString),
  }),
) {}

/** A bank transfer that staff booked for an order with the amount that arrived. */
export class BookedTransfer extends Schema.Opaque<BookedTransfer>()(
  Schema.Struct({
    cents: Cents,
    /** Time of the booking, in epoch milliseconds. */
    at: Schema.Int,
    /** The member of staff who booked the transfer. Absent if the name is unknown, and in orders that customers read. */
    by: Schema.optionalKey(StaffName),
  }),
) {}

/** Money that an order's customer gets back. */
export class Refund extends Schema.Opaque<Refund>()(
  Schema.Struct({
    /** Id of the refund, unique in the order: `1`, `2`. */
    refundId: Schema.NonEmptyString,
    /** The online payment that is refunded; absent if staff pay back money that did not arrive online. */
    paymentId: Schema.optionalKey(Schema.NonEmptyString),
    /** Id of the refund at the payment service. Absent until the service has accepted the refund. */
    serviceId: Schema.optionalKey(Schema.NonEmptyString),
    /** Whether staff pay back an online payment themselves. Absent otherwise. */
    isByHand: Schema.optionalKey(Schema.Literal(true)),
    cents: Cents,
    /** Time at which the refund was decided, in epoch milliseconds. */
    at: Schema.Int,
    /**
     * The member of staff who decided the refund. Absent if the shop decided it by itself, and in orders that customers
     * read.
     */
    by: Schema.optionalKey(StaffName),
    /** Number of times that the payment service has refused the refund. Absent if it never has. */
    refusals: Schema.optionalKey(Schema.Int),
    /** Time at which the money was sent, in epoch milliseconds. Absent while the refund waits. */
    doneAt: Schema.optionalKey(Schema.Int),
    /** Time at which the shop learned that the refund failed and the money came back, in epoch milliseconds. */
    failedAt: Schema.optionalKey(Schema.Int),
    /**
     * Whether a failed refund needs no more work, because a later refund replaces it. Its amount then no longer
     * counts as refunded.
     */
    isClosed: Schema.optionalKey(Schema.Literal(true)),
  }),
) {}
