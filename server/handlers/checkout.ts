import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { HttpApiBuilder } from "effect/http-api"

import { keyOf } from "./idempotencyKey.ts"

/** Handlers of the checkout endpoints. */
export const layer = HttpApiBuilder.group(ShopApi, "checkout", (handlers) =>
  handlers.handleAll({
    offer: ({ query }) => Checkout.use((checkout) => checkout.offer(query.marketId, query.postalCode)),
    place: ({ headers, payload }) => Checkout.use((checkout) => checkout.place(payload, keyOf(headers))),
    order: ({ params }) => Checkout.use((checkout) => checkout.byLink(params.id, params.token)),
    cancel: ({ params }) => Checkout.use((checkout) => checkout.cancel(params.id, params.token)),
    pay: ({ params, payload }) =>
      Checkout.use((checkout) => checkout.pay(params.id, params.token, payload.method)),
    confirmPayment: ({ params }) =>
      Checkout.use((checkout) => checkout.confirmPayment(params.id, params.token)),
  }),
)
