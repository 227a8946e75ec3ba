import * as Effect from "effect/Effect"

import { BasketService } from "../basket/service.ts"
import { type StoredChange, StoredCommands } from "../basket/StoredCommands.port.ts"
import { WishlistService } from "./service.ts"

const run = (
  basket: BasketService["Service"],
  wishlist: WishlistService["Service"],
  change: StoredChange,
  key: string,
): Effect.Effect<unknown, unknown> => {
  switch (change.kind) {
    case "basket":
      return basket.run(change.command, key)
    case "basketLine":
      return basket.putBack(change.line, key)
    case "delivery":
      return basket.changeDelivery(change.line, change.deliveryType, key)
    case "wishlist":
      return wishlist.run(change.command, key)
    case "wishlistLine":
      return wishlist.putBack(change.line, key)
    case "toWishlist":
      return basket.moveToWishlist(change.lineItemId, key)
    case "toBasket":
      return wishlist.moveToBasket(change.lineItemId, change.deliveryType, key)
  }
}

/**
 * Shows and sends the commands that an earlier page has stored, in their order and with their keys. Does not wait for
 * the answers. Run this once for each page, before its first command.
 */
export const resumeCommands: Effect.Effect<void, never, BasketService | WishlistService> = Effect.gen(
  function* () {
    const storage = yield* StoredCommands
    if (storage === undefined) return
    const basket = yield* BasketService
    const wishlist = yield* WishlistService
    for (const { change, key } of yield* storage.all) {
      yield* Effect.forkDetach(Effect.exit(run(basket, wishlist, change, key)), { startImmediately: true })
    }
  },
)
