import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import type { Basket, BasketItem } from "../basket/Basket.ts"
import { randomKey } from "../command/randomKey.ts"
import type { PortError } from "../basket/makeCommandSender.ts"
import { begin, type PendingCommand, withdraw } from "../basket/OptimisticState.ts"
import type { OptimisticLists } from "../basket/OptimisticLists.ts"
import type { StoredChange } from "../basket/StoredCommands.port.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { BasketAndWishlist } from "./BasketAndWishlist.ts"
import type { Wishlist } from "./Wishlist.ts"

interface Side<A> {
  readonly lineItemId: string
  readonly change: (before: A) => A
}

interface Move<E> {
  /** The list that the line leaves. If the move fails, this list stores the error message of the line. */
  readonly from: "basket" | "wishlist"
  readonly basket: Side<Basket>
  readonly wishlist: Side<Wishlist>
  readonly lastUpdated?: BasketItem
  readonly send: (key: IdempotencyKey) => Effect.Effect<BasketAndWishlist, E>
  /** The change to store while there is no network. */
  readonly stored: StoredChange
  /** The key of a move that a page has already sent; `undefined`: a new key. */
  readonly key: IdempotencyKey | undefined
  /** Reloads the list that the line leaves. */
  readonly reread: Effect.Effect<void>
}

/**
 * Moves a line between basket and wishlist with one command. The expected move shows immediately in both
 * lists; the list that the line leaves is updated first. If the move fails, both lists are reverted. If the
 * line does not exist, another tab has removed it, so the list that it should leave is read again.
 */
export const makeMove =
  ({ basket, dispatch, wishlist }: OptimisticLists["Service"]) =>
  <E extends PortError>(move: Move<E>): Effect.Effect<BasketAndWishlist, E> =>
    Effect.gen(function* () {
      const id = move.key ?? (yield* randomKey)
      const last = move.lastUpdated === undefined ? {} : { lastUpdated: move.lastUpdated }
      const pending = <A>({ change, lineItemId }: Side<A>): PendingCommand<A> => ({
        id,
        subject: { lineItemId },
        change,
        ...last,
      })
      const [inBasket, inWishlist] = [pending(move.basket), pending(move.wishlist)]
      /** Runs the updates of basket and wishlist. The list that the line leaves is updated first. */
      const both = (ofBasket: Effect.Effect<void>, ofWishlist: Effect.Effect<void>) =>
        move.from === "basket" ? Effect.andThen(ofBasket, ofWishlist) : Effect.andThen(ofWishlist, ofBasket)

      yield* both(
        basket.update((before) => begin(before, inBasket)),
        wishlist.update((before) => begin(before, inWishlist)),
      )
      const settle = (exit: Exit.Exit<BasketAndWishlist, E>) => {
        const ofBasket = basket.settle(inBasket, (moved: BasketAndWishlist) => moved.basket)(exit)
        const ofWishlist = wishlist.settle(inWishlist, (moved: BasketAndWishlist) => moved.wishlist)(exit)
        if (Exit.isSuccess(exit)) return both(ofBasket, ofWishlist)
        return move.from === "basket"
          ? Effect.andThen(
              ofBasket,
              wishlist.update((before) => withdraw(before, inWishlist)),
            )
          : Effect.andThen(
              ofWishlist,
              basket.update((before) => withdraw(before, inBasket)),
            )
      }
      return yield* dispatch({
        key: id,
        change: move.stored,
        send: Effect.andThen(basket.asking, Effect.andThen(wishlist.asking, move.send(id))),
        settle,
        wait: Effect.map(both(basket.wait(inBasket), wishlist.wait(inWishlist)), () => ({
          basket: basket.shown(),
          wishlist: wishlist.shown(),
        })),
        withdraw: both(
          basket.update((before) => withdraw(before, inBasket)),
          wishlist.update((before) => withdraw(before, inWishlist)),
        ),
        reread: move.reread,
      })
    })
