import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { Cents } from "../values/Cents.ts"
import type { Email } from "../values/Email.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import type { Payment } from "./Payment.ts"
import type { PaymentMethod } from "./PaymentMethod.ts"

const reasons = {
  Unavailable: {
    status: 503,
    message:
      "Die Bezahlung ist gerade nicht möglich. Deine Bestellung bleibt erhalten. Bitte versuche es gleich noch einmal.",
  },
  Refused: { status: 422, message: "Der Zahlungsdienst hat den Auftrag abgelehnt." },
  Unknown: { status: 404, message: "Der Zahlungsdienst kennt diese Zahlung nicht." },
  Forged: { status: 400, message: "Diese Nachricht kommt nicht vom Zahlungsdienst." },
} as const

/** Why a call of the payment service failed. `Refused` and `Unknown` fail again if repeated. */
export class PaymentsError extends Data.TaggedError("PaymentsError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/** A payment that the customer begins. */
export interface PaymentStart {
  readonly orderId: string
  readonly method: PaymentMethod
  readonly cents: Cents
  readonly email: Email
  /** The address to which the customer returns, paid or not. */
  readonly returnTo: string
  /** From this instant the payment is impossible, in epoch milliseconds. At least 30 minutes ahead. */
  readonly expiresAt: number
}

/** What the payment service says about a payment. */
export interface PaymentReport extends Payment {
  readonly orderId: string
  /** The address where the customer pays; absent unless the payment is open. */
  readonly page?: string
}

/** A message of the payment service. It says what changed, and not what is true now: messages may be late. */
export interface PaymentNotice {
  readonly noticeId: string
  readonly orderId: string
  readonly change:
    | { readonly kind: "payment"; readonly paymentId: string }
    /** `cents` is the sum of all refunds of the booking. */
    | { readonly kind: "refund"; readonly charge: string; readonly cents: Cents }
}

/** The calls of a payment service, and the methods of the shop. */
export interface PaymentService {
  /** The methods of the shop, in the order in which pages show them. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Starts an online payment. The same key again returns the same payment. */
  start(payment: PaymentStart, key: IdempotencyKey): Effect.Effect<PaymentReport, PaymentsError>
  /** Reads the current state of a payment. */
  confirm(paymentId: string): Effect.Effect<PaymentReport, PaymentsError>
  /** Ends an open payment, so that the customer can no longer pay. A payment that is not open keeps its state. */
  close(paymentId: string): Effect.Effect<PaymentReport, PaymentsError>
  /** Returns cents of a booking to the customer. The same key again refunds nothing more. */
  refund(charge: string, cents: Cents, key: IdempotencyKey): Effect.Effect<void, PaymentsError>
  /**
   * Reads a message of the payment service. `Forged` if its signature is wrong or older than 5 minutes; `undefined` if it does
   * not concern an order.
   */
  notice(body: Uint8Array, signature: string): Effect.Effect<PaymentNotice | undefined, PaymentsError>
}

const noService = Effect.fail(new PaymentsError({ reason: "Refused" }))

/**
 * How orders are paid. Default: the methods without a payment service. Payment in the market and bank transfer need no
 * call: the till and the bank account receive the money, and staff book it.
 */
export const Payments = Context.Reference<PaymentService>("core/payment/Payments", {
  defaultValue: () => ({
    methods: ["payInMarket", "bankTransfer"],
    start: () => noService,
    confirm: () => noService,
    close: () => noService,
    refund: () => noService,
    notice: () => Effect.fail(new PaymentsError({ reason: "Forged" })),
  }),
})
