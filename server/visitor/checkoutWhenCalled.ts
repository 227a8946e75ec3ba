import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Effect } from "effect"

/**
 * Returns a checkout that makes the visitor's checkout for each call. Each request of a visitor has a checkout, few
 * call it, and making it took 2 % of a basket command.
 */
export const checkoutWhenCalled = (made: Effect.Effect<Checkout["Service"]>): Checkout["Service"] => ({
  offer: (...asked) => Effect.flatMap(made, (checkout) => checkout.offer(...asked)),
  place: (...asked) => Effect.flatMap(made, (checkout) => checkout.place(...asked)),
  byLink: (...asked) => Effect.flatMap(made, (checkout) => checkout.byLink(...asked)),
  cancel: (...asked) => Effect.flatMap(made, (checkout) => checkout.cancel(...asked)),
  pay: (...asked) => Effect.flatMap(made, (checkout) => checkout.pay(...asked)),
  confirmPayment: (...asked) => Effect.flatMap(made, (checkout) => checkout.confirmPayment(...asked)),
})
