import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { Cents } from "../values/Cents.ts"
import type { Email } from "../values/Email.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import type { Payment } from "./Payment.ts"
import type { PaymentMethod } from "./PaymentMethod.ts"
import { paymentsReasons } from "./paymentsReasons.ts"

/** Why a call of the payment service failed. Repeating the call helps only after `Unavailable`. */
export class PaymentsError extends Data.TaggedError("PaymentsError")<ErrorFields<typeof paymentsReasons>> {
  static readonly reasons: typeof paymentsReasons = paymentsReasons

  override get message() {
    return paymentsReasons[this.reason].message
  }
}

/** Data with which an online payment starts. */
export interface PaymentStart {
  readonly orderId: string
  readonly method: PaymentMethod
  readonly cents: Cents
  readonly email: Email
  /** The shop's page to which the payment service sends the customer back, paid or not. */
  readonly returnTo: string
  /** From this instant, in epoch milliseconds, the customer can no longer pay. At least 30 minutes ahead. */
  readonly expiresAt: number
}

/** State of a payment as the payment service reports it. */
export interface PaymentReport extends Payment {
  readonly orderId: string
  /** The address where the customer pays; present only while the payment is open. */
  readonly page?: string
}

/** A refund that the shop asks for. */
export interface RefundStart {
  readonly orderId: string
  /** Id of the refund in its order. The payment service repeats it in its reports. */
  readonly refundId: string
  /** The booking that is refunded. */
  readonly charge: string
  readonly cents: Cents
}

/** State of a refund as the payment service reports it. */
export interface RefundReport {
  /** Id of the refund at the payment service. */
  readonly serviceId: string
  /** Id of the refund in its order. Absent if staff made the refund in the service's dashboard. */
  readonly refundId?: string
  readonly cents: Cents
  /** `failed` is final: the money has come back to the shop. A sent refund can still fail, for up to 30 days. */
  readonly state: "sent" | "failed"
}

/**
 * A message of the payment service that a payment has changed, or that the refunds of a booking have changed.
 * It does not contain the current state, because messages may arrive late.
 */
export interface PaymentNotice {
  readonly noticeId: string
  readonly orderId: string
  readonly change:
    | { readonly kind: "payment"; readonly paymentId: string }
    | { readonly kind: "refund"; readonly charge: string }
}

/** A payment service, with the payment methods of the shop. */
export interface PaymentService {
  /** The methods of the shop, in the order in which pages show them. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Starts an online payment. A second call with the same key returns the same payment. */
  start(payment: PaymentStart, key: IdempotencyKey): Effect.Effect<PaymentReport, PaymentsError>
  /** Reads the current state of a payment. */
  read(paymentId: string): Effect.Effect<PaymentReport, PaymentsError>
  /**
   * Ends an open payment, so that the customer can no longer pay. A payment in another state keeps its
   * state.
   */
  close(paymentId: string): Effect.Effect<PaymentReport, PaymentsError>
  /** Refunds a part of a booking to the customer. A second call with the same key refunds nothing more. */
  refund(refund: RefundStart, key: IdempotencyKey): Effect.Effect<RefundReport, PaymentsError>
  /** Reads all refunds of a booking, oldest first. */
  refunds(charge: string): Effect.Effect<ReadonlyArray<RefundReport>, PaymentsError>
  /**
   * Verifies and decodes a message of the payment service. Fails with `Forged` if the signature is wrong or
   * older than 5 minutes. Fails with `Unavailable` if the service cannot be asked to which order the message
   * belongs. Returns `undefined` if the message does not concern an order.
   */
  notice(body: Uint8Array, signature: string): Effect.Effect<PaymentNotice | undefined, PaymentsError>
}

const noService = Effect.fail(new PaymentsError({ reason: "Refused" }))

/**
 * The payment service and the payment methods of the shop. Default: the methods that need no payment
 * service. For payment in the market and bank transfer, the till and the bank account receive the money,
 * and staff book it.
 */
export const Payments = Context.Reference<PaymentService>("core/payment/Payments", {
  defaultValue: () => ({
    methods: ["payInMarket", "bankTransfer"],
    start: () => noService,
    read: () => noService,
    close: () => noService,
    refund: () => noService,
    refunds: () => noService,
    notice: () => Effect.fail(new PaymentsError({ reason: "Forged" })),
  }),
})
