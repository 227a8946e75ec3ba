import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"

import { randomKey } from "../command/randomKey.ts"
import {
  amend,
  begin,
  type Ledger,
  type PendingCommand,
  shownBy,
  type Subject,
  withdraw,
  withError,
} from "../basket/ledger.ts"
import type { Shelves } from "../basket/Shelves.ts"
import { WishlistError, type Wishlists } from "./Wishlists.port.ts"
import type { Product } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { toQuantity } from "../values/toQuantity.ts"
import { forget, wishForLine } from "./changes.ts"
import { wishIdOf } from "./wishlistLineId.ts"
import { wishFor } from "./wishFor.ts"
import type { Wishlist } from "./Wishlist.ts"
import { wishLineOf } from "./wishlistOf.ts"

/** The pending toggle of one article. */
interface Wish {
  readonly id: string
  /** Whether the article is to be on the list, by the last click. */
  wanted: boolean
  readonly settled: Deferred.Deferred<Wishlist, WishlistError>
}

const one = toQuantity(1)

const subjectOf = (articleId: ArticleId): Subject => ({ lineItemId: wishIdOf(articleId) })

const commandFor = (id: string, product: Product, wanted: boolean): PendingCommand<Wishlist> => ({
  id,
  subject: subjectOf(product.articleId),
  change: wanted ? wishForLine(wishLineOf(product, one)) : forget(product.articleId),
})

/**
 * Makes the wishlist toggle of product tiles (storefront 4, wishlist toggle). A click shows at once. Clicks
 * during a request only change the wanted state. After the answer another request is sent if the last click
 * wants the opposite. So quick clicks end in the state of the last click, with at most two requests. If the
 * server refuses or cannot be reached, the button returns to the server's state.
 */
export const makeHeart = (
  { inTurn, wishlist: keeper }: Shelves["Service"],
  wishlists: Wishlists["Service"],
) => {
  /** Pending toggles by the id of their command. */
  const wishes = new Map<string, Wish>()
  const hasWish = (articleId: ArticleId) => wishFor(keeper.confirmed(), articleId) !== undefined

  /** Returns the pending toggle of an article, unless another command for its line follows it. */
  const lastOf = ({ pending }: Ledger<Wishlist>, articleId: ArticleId): Wish | undefined => {
    const lineItemId = wishIdOf(articleId)
    const last = pending.findLast(
      ({ subject }) => "lineItemId" in subject && subject.lineItemId === lineItemId,
    )
    return last === undefined ? undefined : wishes.get(last.id)
  }

  /** Records a click. The first of several quick clicks creates a pending command, the others change it. */
  const click = (product: Product, fresh: Omit<Wish, "wanted">) =>
    keeper.decide((before) => {
      const { articleId } = product
      const wanted = wishFor(shownBy(before), articleId) === undefined
      const current = lastOf(before, articleId)
      if (current !== undefined) {
        current.wanted = wanted
        return [current, amend(before, commandFor(current.id, product, wanted))]
      }
      const wish: Wish = { ...fresh, wanted }
      wishes.set(wish.id, wish)
      return [wish, begin(before, commandFor(wish.id, product, wanted))]
    })

  /** Ends a toggle and returns true, unless a click during the request wants the opposite. */
  const close = (articleId: ArticleId, wish: Wish, reached: boolean, message?: string) =>
    keeper.decide((before) => {
      if (wish.wanted !== reached) return [false, before]
      wishes.delete(wish.id)
      const without = withdraw(before, wish)
      return [true, message === undefined ? without : withError(without, subjectOf(articleId), message)]
    })

  const send = Effect.fnUntraced(function* (articleId: ArticleId, wanted: boolean) {
    const key = yield* randomKey
    const lineItemId = wishFor(keeper.confirmed(), articleId)?.lineItemId ?? wishIdOf(articleId)
    return yield* wanted
      ? wishlists.run({ kind: "add", item: { articleId, quantity: one } }, key)
      : wishlists.run({ kind: "remove", lineItemId }, key)
  })

  const pursue = Effect.fnUntraced(function* ({ articleId }: Product, wish: Wish) {
    let has = hasWish(articleId)
    while (!(yield* close(articleId, wish, has))) {
      const wanted = !has
      yield* keeper.asking
      const exit = yield* Effect.exit(send(articleId, wanted))
      if (Exit.isSuccess(exit)) {
        yield* keeper.take(exit.value)
        has = wanted
        continue
      }
      const error = Option.getOrElse(
        Exit.findErrorOption(exit),
        () => new WishlistError({ reason: "Unavailable" }),
      )
      const isGone = error.reason === "UnknownLine"
      if (!isGone && (yield* close(articleId, wish, wanted, error.message))) return yield* error
      // The request may have arrived, or another tab removed the line. Reads the list again to decide what to
      // send.
      yield* keeper.reread(wishlists.read("full"))
      has = hasWish(articleId)
      if (has !== wanted && (yield* close(articleId, wish, wanted, error.message))) return yield* error
    }
    return keeper.confirmed()
  })

  return Effect.fn("WishlistService.toggle")(function* (product: Product) {
    const fresh = { id: yield* randomKey, settled: yield* Deferred.make<Wishlist, WishlistError>() }
    const wish = yield* click(product, fresh)
    if (wish.id !== fresh.id) return yield* Deferred.await(wish.settled)
    return yield* inTurn(
      pursue(product, wish).pipe(Effect.onExit((exit) => Deferred.done(wish.settled, exit))),
    )
  })
}
