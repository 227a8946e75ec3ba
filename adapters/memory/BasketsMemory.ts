import { Effect, Layer } from "effect"

import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { articlesConcerned, changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { fingerprintOf } from "@heimwerk/core/basket/fingerprint.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { BasketError, type BasketErrorReason, Baskets } from "@heimwerk/core/ports/Baskets.ts"
import type { CommandKey } from "@heimwerk/core/ports/Baskets.ts"
import { moveToWishlist } from "@heimwerk/core/wishlist/move.ts"

import { type StoreFailure, VisitorMemory } from "./VisitorMemory.ts"

const toError = (failure: StoreFailure | typeof BasketErrorReason.Type): BasketError =>
  typeof failure === "string"
    ? new BasketError({ reason: failure })
    : new BasketError({ reason: "Unavailable", cause: failure })

/** The reference basket of one visitor (storefront 7, Basket). */
export const layer: Layer.Layer<Baskets, never, VisitorMemory> = Layer.effect(
  Baskets,
  Effect.gen(function* () {
    const store = yield* VisitorMemory
    const get = Effect.mapError(store.basket, toError)

    const change = (command: BasketCommand, key: CommandKey) =>
      store
        .carryOut<typeof BasketErrorReason.Type>({
          key,
          fingerprint: fingerprintOf(command),
          added: articlesConcerned([], command),
          ...(command.kind === "checkAvailability" && command.marketId !== undefined
            ? { marketId: command.marketId }
            : {}),
          change: ({ basket, wishes }, supply) => {
            const changed = changedBasket(basket, command, supply)
            return typeof changed === "string" ? changed : { basket: changed, wishes }
          },
        })
        .pipe(Effect.mapBoth({ onSuccess: ({ basket }) => basket, onFailure: toError }))

    return {
      get,
      limited: Effect.map(get, limitedBasket),
      ...commandsOver(change),
      moveToWishlist: (lineItemId, key) =>
        store
          .carryOut<typeof BasketErrorReason.Type>({
            key,
            fingerprint: `moveToWishlist ${lineItemId}`,
            change: (shelved, supply) => moveToWishlist(shelved, lineItemId, supply),
          })
          .pipe(Effect.mapError(toError)),
    }
  }),
)
