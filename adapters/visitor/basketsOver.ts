import * as Effect from "effect/Effect"

import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { namedBy } from "@heimwerk/core/basket/benefitsNamed.ts"
import { articlesConcerned, changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { fingerprintOf } from "@heimwerk/core/basket/fingerprint.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import {
  BasketError,
  type BasketErrorReason,
  type Baskets,
  type CommandKey,
} from "@heimwerk/core/basket/Baskets.port.ts"
import { moveToWishlist } from "@heimwerk/core/wishlist/move.ts"

import type { StoreFailure, VisitorStore } from "./VisitorStore.ts"

type Reason = typeof BasketErrorReason.Type

const toError = (failure: StoreFailure | Reason): BasketError =>
  typeof failure === "string"
    ? new BasketError({ reason: failure })
    : new BasketError({ reason: "Unavailable", cause: failure })

/** One visitor's basket port over a store (storefront 7, Basket): the core's rules decide, the store keeps. */
export const basketsOver = (store: VisitorStore): Baskets["Service"] => {
  const get = Effect.mapError(store.basket, toError)

  const change = (command: BasketCommand, key: CommandKey) =>
    store
      .carryOut<Reason>({
        key,
        fingerprint: fingerprintOf(command),
        added: articlesConcerned([], command),
        named: namedBy(command),
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
        .carryOut<Reason>({
          key,
          fingerprint: `moveToWishlist ${lineItemId}`,
          change: (shelved, supply) => moveToWishlist(shelved, lineItemId, supply),
        })
        .pipe(Effect.mapError(toError)),
  }
}
