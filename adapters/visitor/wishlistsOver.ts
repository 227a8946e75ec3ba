import * as Effect from "effect/Effect"

import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import { WishlistError, type Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { changedWishlist } from "@heimwerk/core/wishlist/changedWishlist.ts"
import { moveToBasket } from "@heimwerk/core/wishlist/move.ts"
import { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"

import type { StoreFailure, VisitorStore } from "./VisitorStore.ts"

type Reason = WishlistError["reason"]

const toError = (failure: StoreFailure | Reason): WishlistError =>
  typeof failure === "string"
    ? new WishlistError({ reason: failure })
    : new WishlistError({ reason: "Unavailable", cause: failure })

const fingerprintOf = fingerprintOver("wishlist", WishlistCommand)

/**
 * Makes one visitor's wishlist port from a store (storefront 7, Wishlist). The rules are in core; the store
 * only persists.
 */
export const wishlistsOver = (store: VisitorStore): Wishlists["Service"] => {
  const full = Effect.mapError(store.wishlist, (failure) => WishlistError.ofRead(toError(failure)))
  const reads = { full, limited: Effect.map(full, limitedWishlist) }
  return {
    read: (mode) => reads[mode],
    run: (command, key) =>
      store
        .execute<Reason>({
          key,
          fingerprint: fingerprintOf(command),
          added: command.kind === "add" ? [command.item.articleId] : [],
          change: ({ basket, wishes }, { products }) => {
            const changed = changedWishlist(wishes, command, products)
            return typeof changed === "string" ? changed : { basket, wishes: changed }
          },
        })
        .pipe(Effect.mapBoth({ onSuccess: ({ wishlist }) => wishlist, onFailure: toError })),
    moveToBasket: (lineItemId, deliveryType, key) =>
      store
        .execute<Reason>({
          key,
          fingerprint: `wishlist ${JSON.stringify({ kind: "moveToBasket", lineItemId, deliveryType })}`,
          change: (stored, supply) => moveToBasket(stored, lineItemId, deliveryType, supply),
        })
        .pipe(Effect.mapError(toError)),
  }
}
