import { isLineCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { BasketError, type Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { WishlistError, type Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"

import { visitorForFirstChange, visitorOfRequest } from "./session.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import { Visitors } from "./Visitors.ts"

const noBasket = (cause: unknown) => new BasketError({ reason: "Unavailable", cause })
const noWishlist = (cause: unknown) => new WishlistError({ reason: "Unavailable", cause })

const unknownLine = Effect.fail(new BasketError({ reason: "UnknownLine" }))
const unknownWish = Effect.fail(new WishlistError({ reason: "UnknownLine" }))

const emptyBaskets = { full: emptyBasket, limited: limitedBasket(emptyBasket) }

/**
 * The basket of a request without a session: it is empty, and commands that need no line change nothing. Commands that
 * add start a session first, so they never get here.
 */
const nobodysBasket: Baskets["Service"] = {
  read: (mode) => Effect.succeed(emptyBaskets[mode]),
  run: (command) => (isLineCommand(command) ? unknownLine : Effect.succeed(emptyBasket)),
  moveToWishlist: () => unknownLine,
}

/** A request without a session has an empty wishlist. */
const nobodysWishlist: Wishlists["Service"] = {
  get: Effect.succeed(emptyWishlist),
  limited: Effect.succeed(limitedWishlist(emptyWishlist)),
  add: () => unknownWish,
  update: () => unknownWish,
  remove: () => unknownWish,
  moveToBasket: () => unknownWish,
}

/** The basket of whoever sent this request, for reading and for changing what is already there. */
export const basketOfRequest = Effect.gen(function* () {
  const visitor = yield* Effect.mapError(visitorOfRequest, noBasket)
  return visitor === undefined ? nobodysBasket : yield* (yield* Visitors).baskets(visitor)
})

/** The basket of whoever sent this request; somebody without a session gets one. */
export const basketForFirstChange = Effect.gen(function* () {
  return yield* (yield* Visitors).baskets(yield* Effect.mapError(visitorForFirstChange, noBasket))
})

/** The wishlist of whoever sent this request, for reading and for changing what is already there. */
export const wishlistOfRequest = Effect.gen(function* () {
  const visitor = yield* Effect.mapError(visitorOfRequest, noWishlist)
  return visitor === undefined ? nobodysWishlist : yield* (yield* Visitors).wishlists(visitor)
})

/** The wishlist of whoever sent this request; somebody without a session gets one. */
export const wishlistForFirstChange = Effect.gen(function* () {
  return yield* (yield* Visitors).wishlists(yield* Effect.mapError(visitorForFirstChange, noWishlist))
})

type Request = HttpServerRequest.HttpServerRequest | Settings | Visitors

/** The basket port of this request for pages: the session is looked up when a page asks; pages change nothing. */
export const basketPortOfRequest = Effect.map(Effect.context<Request>(), (services): Baskets["Service"] => {
  const mine = Effect.provideContext(basketOfRequest, services)
  const unchanged = Effect.fail(new BasketError({ reason: "Unavailable" }))
  return {
    read: (mode) => Effect.flatMap(mine, (baskets) => baskets.read(mode)),
    run: () => unchanged,
    moveToWishlist: () => unchanged,
  }
})

/** The wishlist port of this request for pages. */
export const wishlistPortOfRequest = Effect.map(
  Effect.context<Request>(),
  (services): Wishlists["Service"] => {
    const mine = Effect.provideContext(wishlistOfRequest, services)
    const unchanged = Effect.fail(new WishlistError({ reason: "Unavailable" }))
    return {
      get: Effect.flatMap(mine, (wishlists) => wishlists.get),
      limited: Effect.flatMap(mine, (wishlists) => wishlists.limited),
      add: () => unchanged,
      update: () => unchanged,
      remove: () => unchanged,
      moveToBasket: () => unchanged,
    }
  },
)
