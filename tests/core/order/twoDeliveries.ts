import { assert } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
/** An order by card: a pickup for 10 €, and a delivery for 20 € with shipping. */
export const both: Order = { ...placed(requestFor(world, "bankTransfer"), world), payment: "card" }

/** Returns an order after staff have booked a payment, by default of all deliveries. */
export const booked = (order: Order, cents: number, deliveryId?: string): Order =>
  orderReducer(order, {
    kind: "pay",
    actor: "staff",
    at: 1,
    cents: toCents(cents),
    ...(deliveryId === undefined ? {} : { deliveryId }),
  }) ?? assert.fail("The order does not wait for this payment.")
