import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { WishlistApi } from "./contract/wishlist/api.ts"
import { toLimitedWishlist } from "./contract/wishlist/toLimited.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(WishlistError, "Invalid")

/** The visitor's wishlist in a shop over HTTP; the session cookie says whose it is, the key names the command. */
export const layer: Layer.Layer<Wishlists, never, ShopClient> = Layer.effect(
  Wishlists,
  Effect.map(clientOf(WishlistApi), ({ brand, calls: { wishlist }, inTurn }) => {
    const of = (key: string) => ({ params: { brand }, headers: { "idempotency-key": key } })
    const ofItem = (id: string, key: string) => ({ ...of(key), params: { brand, id } })
    return {
      get: answer(wishlist.get({ params: { brand } })).pipe(Effect.withSpan("WishlistsHttp.get")),
      limited: answer(wishlist.limited({ params: { brand } })).pipe(
        Effect.map(toLimitedWishlist),
        Effect.withSpan("WishlistsHttp.limited"),
      ),
      add: Effect.fn("WishlistsHttp.add")(
        (payload, key) => answer(wishlist.add({ ...of(key), payload })),
        inTurn,
      ),
      update: Effect.fn("WishlistsHttp.update")(
        (id, quantity, key) => answer(wishlist.update({ ...ofItem(id, key), payload: { quantity } })),
        inTurn,
      ),
      remove: Effect.fn("WishlistsHttp.remove")(
        (id, key) => answer(wishlist.remove(ofItem(id, key))),
        inTurn,
      ),
      moveToBasket: Effect.fn("WishlistsHttp.moveToBasket")(
        (id, deliveryType, key) =>
          answer(wishlist.moveToBasket({ ...ofItem(id, key), payload: { deliveryType } })),
        inTurn,
      ),
    }
  }),
)
