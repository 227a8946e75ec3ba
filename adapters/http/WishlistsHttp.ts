import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { wishlistWire } from "./contract/wishlist/api.ts"
import { toLimitedWishlist } from "./contract/wishlist/toLimited.ts"
import { failAs } from "./failAs.ts"
import { WishlistReading } from "./reading/lists.ts"
import { sendOver } from "./sendCommand.ts"

const answer = failAs(WishlistError, "Invalid")

/**
 * The visitor's wishlist, called over HTTP. The session cookie identifies the visitor, the key identifies
 * the command.
 */
export const layer: Layer.Layer<Wishlists, never, ShopClient> = Layer.effect(
  Wishlists,
  Effect.map(clientOf(WishlistReading), ({ brand, calls: { wishlist } }) => {
    const send = sendOver<WishlistCommand, (typeof WishlistReading)["endpoints"]>(
      wishlistWire,
      wishlist,
      brand,
    )
    const reads = {
      full: wishlist.get({ params: { brand } }),
      limited: Effect.map(wishlist.limited({ params: { brand } }), toLimitedWishlist),
    }
    return {
      read: Effect.fn("WishlistsHttp.read")((mode) => answer(reads[mode])),
      run: (command, key) =>
        answer(send(command, key)).pipe(Effect.withSpan(`WishlistsHttp.${command.kind}`)),
      moveToBasket: Effect.fn("WishlistsHttp.moveToBasket")((id, deliveryType, key) =>
        answer(
          wishlist.moveToBasket({
            params: { brand, id },
            headers: { "idempotency-key": key },
            payload: { deliveryType },
          }),
        ),
      ),
    }
  }),
)
