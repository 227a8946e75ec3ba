import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"

import type { FieldProblems } from "../form/Sent.ts"

/**
 * Target of the checkout form without JavaScript, and the names of its fields for payment method, order
 * button, offer and idempotency key. Its other fields have the names of `CheckoutInput`.
 */
export const plainCheckout = {
  target: "/formular/kasse",
  payment: "payment",
  /** The payment method that the order button was labelled for: without JavaScript, a choice does not change it. */
  button: "knopf",
  /** The offer that the page shows, as JSON. */
  seen: "gesehen",
  /** Idempotency key of the page, so that a form submitted twice places one order. */
  key: "schluessel",
} as const

/**
 * A checkout form that was sent without JavaScript and refused. The page shows its input again, with the
 * reasons.
 */
export interface PostedForm {
  readonly values: CheckoutInput
  readonly payment: PaymentMethod
  readonly problems: FieldProblems
  /** Why the whole order was refused. */
  readonly failure?: string
}

/** Values of the hidden fields. */
export interface PlainFields {
  readonly seen: string
  readonly key: string
}
