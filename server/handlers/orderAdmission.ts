import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"

import type { Effect } from "effect"

import { makeAdmission } from "./admission.ts"

/** Maximum number of attempts to place an order per hour and network address. */
const maxOrders = 120

/**
 * Limits how often a network places orders, because each order takes stock and sends a mail. Orders with and
 * without JavaScript count together.
 */
export const makeOrderAdmission = makeAdmission(
  "order",
  maxOrders,
  (reason, cause) => new CheckoutError({ reason, cause }),
)

/** Fails with `TooManyTries` when the network has tried to place too many orders. */
export type OrderAdmission = Effect.Success<typeof makeOrderAdmission>
