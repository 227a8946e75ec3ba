import type { LimitedBasket } from "@heimwerk/adapters/http/contract/basket/Basket.ts"
import { basketWire } from "@heimwerk/adapters/http/contract/basket/api.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Basket, Mode } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { basketForFirstChange, basketOfRequest } from "../visitor/basketAndWishlist.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { keyOf } from "./commandKey.ts"
import { makeGuessGuard } from "./guesses.ts"
import { basketProblem } from "./problems.ts"
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

/** The basket of the session in the cookie; the first thing put in or attached starts the session. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "basket",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const existing = Effect.provideContext(basketOfRequest, services)
    const started = Effect.provideContext(basketForFirstChange, services)
    const guarded = yield* makeGuessGuard

    const read = (mode: typeof Mode.Type) =>
      existing.pipe(
        Effect.flatMap((baskets) => baskets.read(mode)),
        Effect.mapError(basketProblem),
      )

    const run = (command: BasketCommand, key: CommandKey) => {
      const { isGuess, startsSession } = basketWire[command.kind]
      return (startsSession ? started : existing).pipe(
        Effect.flatMap((baskets) => {
          const answer = baskets.run(command, key)
          return isGuess ? guarded(answer) : answer
        }),
        Effect.mapError(basketProblem),
      )
    }

    return handlers.handleAll({
      get: () => read("full"),
      limited: () => Effect.map(read("limited"), limited),
      ...runCommands(basketWire, run),
      moveToWishlist: ({ headers, params }) =>
        existing.pipe(
          Effect.flatMap((baskets) => baskets.moveToWishlist(params.id, keyOf(headers))),
          Effect.mapError(basketProblem),
        ),
    })
  }),
)
