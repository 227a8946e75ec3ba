import { Orders, OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { failAs } from "./failAs.ts"

/** Treats an order id that the server cannot read as an unknown order. */
const answer = failAs(OrdersError, "UnknownOrder")

/** The orders of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Orders, never, ShopClient> = Layer.effect(
  Orders,
  Effect.map(clientOf(CustomerApi), ({ brand, calls: { customer } }) => ({
    list: answer(customer.orders({ params: { brand } })).pipe(Effect.withSpan("OrdersHttp.list")),
    get: Effect.fn("OrdersHttp.get")((id) => answer(customer.order({ params: { brand, id } }))),
  })),
)
