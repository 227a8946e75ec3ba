import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

import { BasketError } from "./Baskets.port.ts"
import { WishlistError } from "../wishlist/Wishlists.port.ts"
import { emptyWishlist } from "../wishlist/emptyWishlist.ts"
import type { Wishlist } from "../wishlist/Wishlist.ts"
import type { Basket } from "./Basket.ts"
import { emptyBasket } from "./emptyBasket.ts"
import { type SerialQueue, makeOptimisticList } from "./optimisticList.ts"
import { type OptimisticState, type Progress, progressOf, shownBy } from "./OptimisticState.ts"

/**
 * The basket the browser shows (storefront 3, Basket; storefront 4, basket actions).
 * @stability unstable
 */
export interface BasketState extends Progress {
  /** The confirmed basket with every pending command applied as if it had succeeded. */
  readonly basket: Basket
}

/** The wishlist the browser shows (storefront 3, Wishlist; storefront 4, wishlist actions). */
export interface WishlistState extends Progress {
  /** The confirmed wishlist with every pending command applied as if it had succeeded. */
  readonly wishlist: Wishlist
}

const basketState = (state: OptimisticState<Basket>): BasketState => ({
  basket: shownBy(state),
  ...progressOf(state),
})
const wishlistState = (state: OptimisticState<Wishlist>): WishlistState => ({
  wishlist: shownBy(state),
  ...progressOf(state),
})

const make = Effect.gen(function* () {
  const scope = yield* Effect.scope
  const turns = yield* Semaphore.make(1)
  /**
   * Forks a call into the scope of the service. The call then completes even if its caller is interrupted,
   * for example because the visitor leaves the page.
   */
  const serially: SerialQueue = (call) =>
    turns.withPermit(call).pipe(Effect.forkIn(scope, { startImmediately: true }), Effect.flatMap(Fiber.join))
  return {
    serially,
    basket: yield* makeOptimisticList({
      empty: emptyBasket,
      show: basketState,
      unavailable: new BasketError({ reason: "Unavailable" }).message,
      serially,
    }),
    wishlist: yield* makeOptimisticList({
      empty: emptyWishlist,
      show: wishlistState,
      unavailable: new WishlistError({ reason: "Unavailable" }).message,
      serially,
    }),
  }
})

/**
 * The optimistic state of basket and wishlist, with one queue for both. The queue runs one call at a time.
 * This keeps a move between the lists in order with other changes, and prevents two first changes from
 * starting two sessions.
 */
export class OptimisticLists extends Context.Service<OptimisticLists>()("core/basket/OptimisticLists", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
