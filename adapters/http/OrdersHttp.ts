import { Orders, OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { NotLoggedIn } from "./contract/account/problems.ts"
import { InvalidRequest, problem } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const isRefusal = Schema.is(Schema.Union([NotLoggedIn, problem(404, ["UnknownOrder"])]))
const isMisfit = Schema.is(InvalidRequest)

const answer = withinBudget((cause: unknown) => {
  if (isRefusal(cause)) return new OrdersError({ reason: cause.code })
  return new OrdersError({ reason: isMisfit(cause) ? "UnknownOrder" : "Unavailable", cause })
})

/** The purchases of whoever is logged in to a shop, over HTTP. */
export const layer: Layer.Layer<Orders, never, ShopClient> = Layer.effect(
  Orders,
  Effect.map(clientOf(CustomerApi), ({ brand, calls: { customer } }) => ({
    list: answer(customer.orders({ params: { brand } })).pipe(Effect.withSpan("OrdersHttp.list")),
    get: Effect.fn("OrdersHttp.get")((id) => answer(customer.order({ params: { brand, id } }))),
  })),
)
