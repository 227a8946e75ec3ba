import { Checkout, CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { checkout } from "../client/checkout.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(CheckoutError, "Invalid")
/** Treats an id or a token that the server cannot read as an unknown order. */
const orderAnswer = portCall(CheckoutError, "UnknownOrder")

/** The visitor's checkout in a shop, over HTTP. */
export const layer: Layer.Layer<Checkout, never, ShopConnection> = Layer.effect(
  Checkout,
  Effect.map(ShopConnection, (shop) => {
    const calls = checkout(shop)
    return {
      offer: (marketId, postalCode) =>
        answer((signal) =>
          calls.offer({
            signal,
            ...(marketId === undefined ? {} : { marketId }),
            ...(postalCode === undefined ? {} : { postalCode }),
          }),
        ),
      place: (request, key) => answer((signal) => calls.place({ ...request, key, signal })),
      byLink: (id, token) => orderAnswer((signal) => calls.order({ id, token, signal })),
      cancel: (id, token) => orderAnswer((signal) => calls.cancel({ id, token, signal })),
      pay: (id, token, method) =>
        orderAnswer((signal) =>
          calls.pay({ id, token, signal, ...(method === undefined ? {} : { method }) }),
        ),
      confirmPayment: (id, token) => orderAnswer((signal) => calls.confirmPayment({ id, token, signal })),
    }
  }),
)
