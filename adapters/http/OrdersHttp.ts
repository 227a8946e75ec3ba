import { Orders, OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { orders } from "../client/orders.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

/** Treats an order id that the server cannot read as an unknown order. */
const answer = portCall(OrdersError, "UnknownOrder")

/** The orders of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Orders, never, ShopConnection> = Layer.effect(
  Orders,
  Effect.map(ShopConnection, (shop) => {
    const calls = orders(shop)
    return {
      list: answer((signal) => calls.orders({ signal })),
      get: (id) => answer((signal) => calls.order({ id, signal })),
    }
  }),
)
