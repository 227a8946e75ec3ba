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

/** What a visitor wants of one heart while it is under way. */
interface Wish {
  readonly id: string
  /** As the last click says. */
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
 * The heart of a tile (storefront 4, wishlist toggle). A click shows at once. Clicks that come while the article is under
 * way only change what is wanted of it; when a request has been answered and the last click wants something else, one
 * more is sent. So quick clicks end in what the last one wants, with at most two requests. When that is refused, or nobody
 * answers, the heart goes back to what the server has.
 */
export const makeHeart = (
  { inTurn, wishlist: keeper }: Shelves["Service"],
  wishlists: Wishlists["Service"],
) => {
  /** What is under way, by the id of its command. */
  const wishes = new Map<string, Wish>()
  const hasWish = (articleId: ArticleId) => wishFor(keeper.confirmed(), articleId) !== undefined

  /** The heart's command that is under way, unless something else is to be done with its line after it. */
  const lastOf = ({ pending }: Ledger<Wishlist>, articleId: ArticleId): Wish | undefined => {
    const lineItemId = wishIdOf(articleId)
    const last = pending.findLast(
      ({ subject }) => "lineItemId" in subject && subject.lineItemId === lineItemId,
    )
    return last === undefined ? undefined : wishes.get(last.id)
  }

  /** Notes a click on a heart; the first one of several begins a command. */
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

  /** Ends a command, unless a click since then wants something else; tells whether it has ended. */
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
      // Whether the request arrived is not known, or the line went elsewhere: what the server has decides what is to do.
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
