import type { LimitedBasket } from "@heimwerk/adapters/http/contract/basket/Basket.ts"
import { basketWire } from "@heimwerk/adapters/http/contract/basket/api.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { keyOf } from "./idempotencyKey.ts"
import { makeGuessGuard } from "./guesses.ts"
import { runCommands } from "./runCommands.ts"

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

/** Handlers of the basket endpoints. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "basket",
  Effect.fn(function* (handlers) {
    const guarded = yield* makeGuessGuard
    const run = (command: BasketCommand, key: IdempotencyKey) => {
      const answer = Baskets.use((baskets) => baskets.run(command, key))
      const { guesses } = basketWire[command.kind]
      return guesses === undefined ? answer : guarded(guesses, answer)
    }
    return handlers.handleAll({
      get: () => Baskets.use((baskets) => baskets.read("full")),
      limited: () =>
        Effect.map(
          Baskets.use((baskets) => baskets.read("limited")),
          limited,
        ),
      ...runCommands(basketWire, run),
      moveToWishlist: ({ headers, params }) =>
        Baskets.use((baskets) => baskets.moveToWishlist(params.id, keyOf(headers))),
    })
  }),
)
