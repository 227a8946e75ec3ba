import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { SerialQueue } from "../command/SerialQueue.ts"
import { BasketError } from "./Baskets.port.ts"
import { WishlistError } from "../wishlist/Wishlists.port.ts"
import { emptyWishlist } from "../wishlist/emptyWishlist.ts"
import type { Wishlist } from "../wishlist/Wishlist.ts"
import type { Basket } from "./Basket.ts"
import { emptyBasket } from "./emptyBasket.ts"
import { type CommandSender, makeCommandSender } from "./makeCommandSender.ts"
import { makeOptimisticList, type OptimisticList } from "./optimisticList.ts"
import { type OptimisticState, type Progress, progressOf, shownBy } from "./OptimisticState.ts"

/**
 * The basket the browser shows (storefront 3, Basket; storefront 4, basket actions).
 * @stability unstable
 * @example
 * import { type BasketState, emptyBasket } from "@heimwerk/core/basket"
 *
 * const badge = ({ basket, pending }: Pick<BasketState, "basket" | "pending">) =>
 *   `${basket.totalQuantity}${pending > 0 ? " …" : ""}`
 * badge({ basket: emptyBasket, pending: 1 }) // => "0 …"
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

/** Both lists, with the queue and the sender of their commands. */
interface Lists extends CommandSender {
  readonly serially: SerialQueue["Service"]
  readonly basket: OptimisticList<Basket, BasketState>
  readonly wishlist: OptimisticList<Wishlist, WishlistState>
}

const make = Effect.gen(function* () {
  const serially = yield* SerialQueue
  const sender = yield* makeCommandSender(serially)
  const { dispatch } = sender
  const lists: Lists = {
    serially,
    ...sender,
    basket: yield* makeOptimisticList({
      empty: emptyBasket,
      show: basketState,
      unavailable: new BasketError({ reason: "Unavailable" }).message,
      serially,
      dispatch,
    }),
    wishlist: yield* makeOptimisticList({
      empty: emptyWishlist,
      show: wishlistState,
      unavailable: new WishlistError({ reason: "Unavailable" }).message,
      serially,
      dispatch,
    }),
  }
  return lists
})

/**
 * The optimistic state of basket and wishlist. Both send their calls through the visitor's queue, so that
 * moves between the lists and other changes keep their order.
 */
export class OptimisticLists extends Context.Service<OptimisticLists>()("core/basket/OptimisticLists", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(SerialQueue.layer))
}
