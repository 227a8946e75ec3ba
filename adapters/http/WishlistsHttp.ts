import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { RequestError } from "./contract/RequestError.ts"
import { WishlistApi } from "./contract/wishlist/api.ts"
import { NotOnSale, NotWished } from "./contract/wishlist/problems.ts"
import { toLimitedWishlist } from "./contract/wishlist/toLimited.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([NotOnSale, NotWished]))
const isMisfit = Schema.is(RequestError)

const toError = (cause: unknown) => {
  if (isOurRefusal(cause)) return new WishlistError({ reason: cause.code })
  return new WishlistError({ reason: isMisfit(cause) ? "Invalid" : "Unavailable", cause })
}

const answer = withinBudget(toError)

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
