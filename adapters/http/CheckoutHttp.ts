import { Checkout, CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { CheckoutApi } from "./contract/checkout/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(CheckoutError, "Invalid")
/** Treats an id or a token that the server cannot read as an unknown order. */
const orderAnswer = failAs(CheckoutError, "UnknownOrder")

/** The visitor's checkout in a shop, over HTTP. */
export const layer: Layer.Layer<Checkout, never, ShopClient> = Layer.effect(
  Checkout,
  Effect.map(clientOf(CheckoutApi), ({ brand, calls: { checkout } }) => ({
    offer: Effect.fn("CheckoutHttp.offer")((marketId, postalCode) =>
      answer(
        checkout.offer({
          params: { brand },
          query: {
            ...(marketId === undefined ? {} : { marketId }),
            ...(postalCode === undefined ? {} : { postalCode }),
          },
        }),
      ),
    ),
    place: Effect.fn("CheckoutHttp.place")((payload, key) =>
      answer(checkout.place({ params: { brand }, headers: { "idempotency-key": key }, payload })),
    ),
    byLink: Effect.fn("CheckoutHttp.byLink")((id, token) =>
      orderAnswer(checkout.order({ params: { brand, id, token } })),
    ),
    cancel: Effect.fn("CheckoutHttp.cancel")((id, token) =>
      orderAnswer(checkout.cancel({ params: { brand, id, token } })),
    ),
    pay: Effect.fn("CheckoutHttp.pay")((id, token, method) =>
      orderAnswer(
        checkout.pay({ params: { brand, id, token }, payload: method === undefined ? {} : { method } }),
      ),
    ),
    confirmPayment: Effect.fn("CheckoutHttp.confirmPayment")((id, token) =>
      orderAnswer(checkout.confirmPayment({ params: { brand, id, token } })),
    ),
  })),
)
