import { Effect, Layer } from "effect"

import { summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { withoutStaff } from "@heimwerk/core/order/withoutStaff.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Orders, OrdersError } from "@heimwerk/core/order/Orders.port.ts"

import { customerOf, CustomersMemory } from "./CustomersMemory.ts"

/** The logged-in customer's orders, in memory. */
export const layer: Layer.Layer<Orders, never, Accounts | CustomersMemory> = Layer.effect(
  Orders,
  Effect.gen(function* () {
    const customers = yield* CustomersMemory
    const me = customerOf(yield* Accounts, customers, (reason) => new OrdersError({ reason }))
    return {
      list: Effect.map(me, ({ orders = [] }) => orders.map(summaryOf)),
      get: Effect.fn("OrdersMemory.get")(function* (orderId) {
        const { orders = [] } = yield* me
        const found = orders.find((order) => order.orderId === orderId)
        return found === undefined ? yield* new OrdersError({ reason: "UnknownOrder" }) : withoutStaff(found)
      }),
    }
  }),
)
