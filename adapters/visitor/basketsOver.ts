import * as Effect from "effect/Effect"

import { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { namedBy } from "@heimwerk/core/basket/benefitsNamed.ts"
import { articlesConcerned, changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { BasketError, type Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import { moveToWishlist } from "@heimwerk/core/wishlist/move.ts"

import type { StoreFailure, VisitorStore } from "./VisitorStore.ts"

type Reason = BasketError["reason"]

const toError = (failure: StoreFailure | Reason): BasketError =>
  typeof failure === "string"
    ? new BasketError({ reason: failure })
    : new BasketError({ reason: "Unavailable", cause: failure })

const fingerprintOf = fingerprintOver("basket", BasketCommand)

/**
 * Makes one visitor's basket port from a store (storefront 7, Basket). The rules are in core; the store only
 * persists.
 */
export const basketsOver = (store: VisitorStore): Baskets["Service"] => {
  const full = Effect.mapError(store.basket, (failure) => BasketError.ofRead(toError(failure)))
  const reads = { full, limited: Effect.map(full, limitedBasket) }
  return {
    read: (mode) => reads[mode],
    run: (command, key) =>
      store
        .execute<Reason>({
          key,
          fingerprint: fingerprintOf(command),
          added: articlesConcerned([], command),
          named: namedBy(command),
          ...("marketId" in command ? { marketId: command.marketId } : {}),
          change: ({ basket, wishes }, supply) => {
            const changed = changedBasket(basket, command, supply)
            return typeof changed === "string" ? changed : { basket: changed, wishes }
          },
        })
        .pipe(Effect.mapBoth({ onSuccess: ({ basket }) => basket, onFailure: toError })),
    moveToWishlist: (lineItemId, key) =>
      store
        .execute<Reason>({
          key,
          fingerprint: `basket ${JSON.stringify({ kind: "moveToWishlist", lineItemId })}`,
          change: (stored, supply) => moveToWishlist(stored, lineItemId, supply),
        })
        .pipe(Effect.mapError(toError)),
  }
}
