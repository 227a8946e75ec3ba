import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { countOrder } from "../telemetry/measures.ts"
import { keyOf } from "./idempotencyKey.ts"
import { makeOrderAdmission } from "./orderAdmission.ts"

/** Handlers of the checkout endpoints. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "checkout",
  Effect.fn(function* (handlers) {
    const admit = yield* makeOrderAdmission
    return handlers.handleAll({
      offer: ({ query }) => Checkout.use((checkout) => checkout.offer(query.marketId, query.postalCode)),
      place: ({ headers, payload }) =>
        Effect.andThen(
          admit,
          Checkout.use((checkout) => countOrder(checkout.place(payload, keyOf(headers)))),
        ),
      order: ({ params }) => Checkout.use((checkout) => checkout.byLink(params.id, params.token)),
      cancel: ({ params }) => Checkout.use((checkout) => checkout.cancel(params.id, params.token)),
      pay: ({ params, payload }) =>
        Checkout.use((checkout) => checkout.pay(params.id, params.token, payload.method)),
      confirmPayment: ({ params }) =>
        Checkout.use((checkout) => checkout.confirmPayment(params.id, params.token)),
    })
  }),
)
