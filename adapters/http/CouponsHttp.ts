import { Coupons, CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(CouponsError)

/** The coupons of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Coupons, never, ShopClient> = Layer.effect(
  Coupons,
  Effect.map(clientOf(CustomerApi), ({ brand, calls: { customer } }) => ({
    offered: answer(customer.coupons({ params: { brand } })).pipe(Effect.withSpan("CouponsHttp.offered")),
  })),
)
