import { Coupons, CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { coupons } from "../client/coupons.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(CouponsError)

/** The coupons of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Coupons, never, ShopConnection> = Layer.effect(
  Coupons,
  Effect.map(ShopConnection, (shop) => {
    const calls = coupons(shop)
    return { offered: answer((signal) => calls.coupons({ signal })) }
  }),
)
