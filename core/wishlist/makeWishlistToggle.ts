import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { isNoNetwork } from "../command/isNoNetwork.ts"
import { randomKey } from "../command/randomKey.ts"
import {
  amend,
  begin,
  type OptimisticState,
  type PendingCommand,
  shownBy,
  type Subject,
  withdraw,
  withError,
} from "../basket/OptimisticState.ts"
import type { OptimisticLists } from "../basket/OptimisticLists.ts"
import type { StoredChange } from "../basket/StoredCommands.port.ts"
import { WishlistError, type Wishlists } from "./Wishlists.port.ts"
import type { Product } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { toQuantity } from "../values/toQuantity.ts"
import { forget, addWishlistLine } from "./changes.ts"
import { wishlistLineIdOf } from "./wishlistLineId.ts"
import { lineForArticle } from "./lineForArticle.ts"
import type { Wishlist } from "./Wishlist.ts"
import { toWishlistLine } from "./wishlistOf.ts"

/** A click on a wishlist toggle that the server has not confirmed yet. */
interface Wish {
  readonly id: string
  /** Whether the last click wants the article on the wishlist. */
  wanted: boolean
  readonly settled: Deferred.Deferred<Wishlist, WishlistError>
}

const one = toQuantity(1)

const subjectOf = (articleId: ArticleId): Subject => ({ lineItemId: wishlistLineIdOf(articleId) })

const commandFor = (id: string, product: Product, wanted: boolean): PendingCommand<Wishlist> => ({
  id,
  subject: subjectOf(product.articleId),
  change: wanted ? addWishlistLine(toWishlistLine(product, one)) : forget(product.articleId),
})

/**
 * Makes the wishlist toggle of product tiles (storefront 4, wishlist toggle). A click shows at once. Clicks
 * during a request only change the wanted state. After the answer another request is sent if the last click
 * wants the opposite. Quick clicks therefore end in the state of the last click, usually after one or two
 * requests. If the server refuses or cannot be reached, the button returns to the server's state. Without a network,
 * the wanted state waits (`StoredCommands`).
 */
export const makeWishlistToggle = (
  { hold, isWaiting, serially, wishlist: list }: OptimisticLists["Service"],
  wishlists: Wishlists["Service"],
) => {
  const reread = list.reread(wishlists.read("full"))
  /** Pending toggles by the id of their command. */
  const wishes = new Map<string, Wish>()
  const hasWish = (articleId: ArticleId) => lineForArticle(list.confirmed(), articleId) !== undefined

  /**
   * Returns the pending toggle of an article. Returns `undefined` if no toggle is pending, or if a later command
   * changes the same line.
   */
  const lastOf = ({ pending }: OptimisticState<Wishlist>, articleId: ArticleId): Wish | undefined => {
    const lineItemId = wishlistLineIdOf(articleId)
    const last = pending.findLast(
      ({ subject }) => "lineItemId" in subject && subject.lineItemId === lineItemId,
    )
    return last === undefined ? undefined : wishes.get(last.id)
  }

  /**
   * Records a click on a wishlist toggle. The first of several quick clicks creates a pending command, the
   * others change it.
   */
  const click = (product: Product, fresh: Omit<Wish, "wanted">) =>
    list.decide((before) => {
      const { articleId } = product
      const wanted = lineForArticle(shownBy(before), articleId) === undefined
      const current = lastOf(before, articleId)
      if (current !== undefined) {
        current.wanted = wanted
        return [current, amend(before, commandFor(current.id, product, wanted))]
      }
      const wish: Wish = { ...fresh, wanted }
      wishes.set(wish.id, wish)
      return [wish, begin(before, commandFor(wish.id, product, wanted))]
    })

  /**
   * Ends a pending toggle and returns true. Returns false if the last click wants the opposite of `reached`.
   */
  const close = (articleId: ArticleId, wish: Wish, reached: boolean, message?: string) =>
    list.decide((before) => {
      if (wish.wanted !== reached) return [false, before]
      wishes.delete(wish.id)
      const without = withdraw(before, wish)
      return [true, message === undefined ? without : withError(without, subjectOf(articleId), message)]
    })

  const send = (articleId: ArticleId, wanted: boolean, key: IdempotencyKey) => {
    const lineItemId = lineForArticle(list.confirmed(), articleId)?.lineItemId ?? wishlistLineIdOf(articleId)
    return wanted
      ? wishlists.run({ kind: "add", item: { articleId, quantity: one } }, key)
      : wishlists.run({ kind: "remove", lineItemId }, key)
  }

  /**
   * Makes the wanted state wait for the network, as a command of its own. A later click then starts another
   * command, so that each key belongs to one command. Returns `undefined` if commands cannot wait.
   */
  const wait = (product: Product, wish: Wish, key: IdempotencyKey) => {
    if (hold === undefined) return undefined
    const { articleId } = product
    const { wanted } = wish
    wishes.delete(wish.id)
    const change: StoredChange = wanted
      ? { kind: "wishlistLine", line: toWishlistLine(product, one) }
      : { kind: "wishlist", command: { kind: "remove", lineItemId: wishlistLineIdOf(articleId) } }
    const read = wishlists.read("full")
    const sent = send(articleId, wanted, key)
    return hold(
      list.outgoing(commandFor(wish.id, product, wanted), {
        key,
        change,
        // If the line is gone already, the wish has come true.
        send: Effect.catchIf(
          sent,
          ({ reason }) => reason === "UnknownLine" && !wanted,
          () => read,
        ),
        read,
      }),
      change,
    )
  }

  const pursue = Effect.fnUntraced(function* (product: Product, wish: Wish) {
    const { articleId } = product
    const waiting = isWaiting() ? wait(product, wish, yield* randomKey) : undefined
    if (waiting !== undefined) return yield* waiting
    let has = hasWish(articleId)
    while (!(yield* close(articleId, wish, has))) {
      const wanted = !has
      const key = yield* randomKey
      yield* list.asking
      const exit = yield* Effect.exit(send(articleId, wanted, key))
      if (Exit.isSuccess(exit)) {
        yield* list.take(exit.value)
        has = wanted
        continue
      }
      const error = Option.getOrElse(
        Exit.findErrorOption(exit),
        () => new WishlistError({ reason: "Unavailable" }),
      )
      const held = isNoNetwork(error) && wish.wanted === wanted ? wait(product, wish, key) : undefined
      if (held !== undefined) return yield* held
      const isGone = error.reason === "UnknownLine"
      if (!isGone && (yield* close(articleId, wish, wanted, error.message))) {
        if (isNoNetwork(error)) yield* Effect.forkDetach(serially(reread), { startImmediately: true })
        return yield* error
      }
      // The shop may have applied the request although its answer was lost, or another tab may have removed
      // the line. Reads the list again to decide what to send.
      yield* reread
      has = hasWish(articleId)
      if (has !== wanted && (yield* close(articleId, wish, wanted, error.message))) return yield* error
    }
    return list.confirmed()
  })

  return Effect.fn("WishlistService.toggle")(function* (product: Product) {
    const fresh = { id: yield* randomKey, settled: yield* Deferred.make<Wishlist, WishlistError>() }
    const wish = yield* click(product, fresh)
    if (wish.id !== fresh.id) return yield* Deferred.await(wish.settled)
    return yield* serially(
      pursue(product, wish).pipe(Effect.onExit((exit) => Deferred.done(wish.settled, exit))),
    )
  })
}
