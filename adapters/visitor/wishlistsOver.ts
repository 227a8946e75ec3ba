import * as Effect from "effect/Effect"

import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"
import { WishlistError, type Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { type WishCommand, wishFingerprintOf } from "@heimwerk/core/wishlist/applyWish.ts"
import { changedWishes } from "@heimwerk/core/wishlist/changedWishes.ts"
import { moveToBasket } from "@heimwerk/core/wishlist/move.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"

import type { StoreFailure, VisitorStore } from "./VisitorStore.ts"

type Reason = WishlistError["reason"]

const toError = (failure: StoreFailure | Reason): WishlistError =>
  typeof failure === "string"
    ? new WishlistError({ reason: failure })
    : new WishlistError({ reason: "Unavailable", cause: failure })

/** One visitor's wishlist port over a store (storefront 7, Wishlist): the core's rules decide, the store keeps. */
export const wishlistsOver = (store: VisitorStore): Wishlists["Service"] => {
  const get = Effect.mapError(store.wishlist, toError)

  const change = (command: WishCommand, key: CommandKey) =>
    store
      .carryOut<Reason>({
        key,
        fingerprint: wishFingerprintOf(command),
        added: command.kind === "add" ? [command.wish.articleId] : [],
        change: ({ basket, wishes }, { products }) => {
          const changed = changedWishes(wishes, command, products)
          return typeof changed === "string" ? changed : { basket, wishes: changed }
        },
      })
      .pipe(Effect.mapBoth({ onSuccess: ({ wishlist }) => wishlist, onFailure: toError }))

  return {
    get,
    limited: Effect.map(get, limitedWishlist),
    add: (wish, key) => change({ kind: "add", wish }, key),
    update: (lineItemId, quantity, key) => change({ kind: "update", lineItemId, quantity }, key),
    remove: (lineItemId, key) => change({ kind: "remove", lineItemId }, key),
    moveToBasket: (lineItemId, deliveryType, key) =>
      store
        .carryOut<Reason>({
          key,
          fingerprint: `moveToBasket ${lineItemId} ${deliveryType}`,
          change: (shelved, supply) => moveToBasket(shelved, lineItemId, deliveryType, supply),
        })
        .pipe(Effect.mapError(toError)),
  }
}
