import { randomUUID } from "node:crypto"

import type { LimitedBasket } from "@heimwerk/adapters/http/contract/basket/Basket.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { CommandKey } from "@heimwerk/core/ports/Baskets.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { basketForFirstChange, basketOfRequest } from "../session.ts"
import type { Settings } from "../ShopSettings.ts"
import type { Visitors } from "../Visitors.ts"
import { basketProblem } from "./problems.ts"

/** A command whose sender did not name it can be sent once only; it still needs a name. */
const keyOf = (headers: { readonly "idempotency-key"?: string }): CommandKey =>
  headers["idempotency-key"] ?? randomUUID()

const limited = ({ id, lineItems, totalQuantity, version }: Basket): LimitedBasket => ({
  id,
  type: "limited",
  version,
  totalQuantity,
  lineItems: lineItems.map(({ deliveryType, lineItemId, product, quantity }) => ({
    lineItemId,
    product: { articleId: product.articleId },
    quantity,
    deliveryType,
  })),
})

/** The basket of the session in the cookie; the first thing put in starts the session. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "basket",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const mine = Effect.provideContext(basketOfRequest, services)
    const started = Effect.provideContext(basketForFirstChange, services)
    const get = mine.pipe(Effect.flatMap((baskets) => baskets.get))
    return handlers.handleAll({
      get: () => Effect.mapError(get, basketProblem),
      limited: () => Effect.mapBoth(get, { onSuccess: limited, onFailure: basketProblem }),
      add: ({ headers, payload }) =>
        started.pipe(
          Effect.flatMap((baskets) => baskets.add(payload, keyOf(headers))),
          Effect.mapError(basketProblem),
        ),
      update: ({ headers, params, payload }) =>
        mine.pipe(
          Effect.flatMap((baskets) => baskets.update(params.id, payload.quantity, keyOf(headers))),
          Effect.mapError(basketProblem),
        ),
      remove: ({ headers, params }) =>
        mine.pipe(
          Effect.flatMap((baskets) => baskets.remove(params.id, keyOf(headers))),
          Effect.mapError(basketProblem),
        ),
    })
  }),
)
