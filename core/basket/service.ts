import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { BasketError, Baskets } from "./Baskets.port.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { joinWishlistLine } from "../wishlist/changes.ts"
import { makeMove } from "../wishlist/makeMove.ts"
import { wishlistLineFromBasket } from "../wishlist/movedLine.ts"
import type { Basket, BasketLine } from "./Basket.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import { addedBy, errorKeyOf, isBackgroundCommand, isLineCommand } from "./commandParts.ts"
import { expectedChange, joinLine, removeLine } from "./expectedChange.ts"
import { makeDeliveryChange } from "./makeDeliveryChange.ts"
import { countOf, type Received } from "./received.ts"
import { type BasketState, OptimisticLists } from "./OptimisticLists.ts"
import { withCanonicalCode } from "./voucherCode.ts"

const make = Effect.gen(function* () {
  const baskets = yield* Baskets
  const lists = yield* OptimisticLists
  const list = lists.basket
  const move = makeMove(lists)
  const read = baskets.read("full")
  const load = list.load(read).pipe(Effect.withSpan("BasketService.load"))

  /**
   * Runs a basket command. A voucher text that cannot be a code is refused without a request.
   *
   * @param key the key of a command that the page has already sent; default: a new key
   */
  const run = (command: BasketCommand, key?: IdempotencyKey) => {
    const lastUpdated = addedBy(command).at(-1)
    const expected = {
      subject: "lineItemId" in command ? { lineItemId: command.lineItemId } : { key: errorKeyOf(command) },
      change: expectedChange(command),
      ...(lastUpdated === undefined ? {} : { lastUpdated }),
      isBackground: isBackgroundCommand(command),
    }
    const send = (sentKey: IdempotencyKey) => {
      const sent = withCanonicalCode(command, list.shown().voucherConfig.voucherMaxLength)
      return sent === undefined
        ? Effect.fail(new BasketError({ reason: "VoucherInvalid" }))
        : baskets.run(sent, sentKey)
    }
    const stored = isLineCommand(command) ? ({ kind: "basket", command } as const) : undefined
    return list.run(expected, send, read, stored, key).pipe(Effect.withSpan(`BasketService.${command.kind}`))
  }

  return {
    /** The basket to show, with its pending commands and errors. */
    state: list.state,

    /** Reads the basket in full. */
    load,

    /** Reads the basket in limited mode: enough for the count in the header (storefront 4, Session). */
    loadLimited: list.load(baskets.read("limited")).pipe(Effect.withSpan("BasketService.loadLimited")),

    run,

    /** Removes a basket line. Returns the line with the quantity that it had, for `putBack`. */
    takeOut: (lineItemId: string) =>
      Effect.suspend(() => {
        const line = list.shown().lineItems.find((other) => other.lineItemId === lineItemId)
        return Effect.as(run({ kind: "remove", lineItemId }), line)
      }),

    /** Adds a removed basket line again. The line shows at once with its earlier price. */
    putBack: Effect.fn("BasketService.putBack")((removed: BasketLine, key?: IdempotencyKey) => {
      const { deliveryType, lineItemId, product, quantity } = removed
      const line = { articleId: product.articleId, quantity, deliveryType }
      return list.run(
        { subject: { lineItemId }, change: joinLine(removed) },
        (sentKey) => baskets.run({ kind: "add", line }, sentKey),
        read,
        { kind: "basketLine", line: removed },
        key,
      )
    }),

    changeDelivery: makeDeliveryChange(list, baskets),

    /**
     * Moves a basket line to the wishlist. The expected change shows at once in both lists. If the move
     * fails, both are reverted.
     */
    moveToWishlist: Effect.fn("BasketService.moveToWishlist")((lineItemId: string, key?: IdempotencyKey) => {
      const line = list.shown().lineItems.find((other) => other.lineItemId === lineItemId)
      const joining = line === undefined ? undefined : wishlistLineFromBasket(line)
      return move({
        from: "basket",
        basket: { lineItemId, change: removeLine(lineItemId) },
        wishlist: {
          lineItemId: joining?.lineItemId ?? lineItemId,
          change: joining === undefined ? (wishlist) => wishlist : joinWishlistLine(joining),
        },
        send: (sentKey) => baskets.moveToWishlist(lineItemId, sentKey),
        stored: { kind: "toWishlist", lineItemId },
        key,
        reread: list.reread(read),
      })
    }),

    /** Accepts a basket from a page or another tab, unless it is older than the known one. */
    replace: (basket: Received<Basket>) => list.replace({ ...basket, totalQuantity: countOf(basket) }),

    /**
     * Accepts the basket contained in a page. An empty id only means that the visitor had no basket when
     * the page was rendered. A basket may exist now, so it is read after the pending commands.
     */
    takeOver: (basket: Basket) => (basket.id === "" ? load : list.replace(basket)),

    /** Shows an empty basket after a logout, without a request. Removes the commands that wait for the network. */
    forget: Effect.andThen(lists.forget, list.forget),

    /** Clears all error messages of the basket. */
    dismissErrors: list.dismissErrors,
  } as const
})

/**
 * A visitor's basket in the browser (storefront 4, basket actions). Expected changes show at once, and commands are
 * sent to the server one at a time. Each command has its own idempotency key, so the adapter may retry it. If a
 * command fails, only its own change is reverted. Its German message is stored for its line or error key, and is also
 * the error of the command. Without a network, a change of a line waits and succeeds with the shown basket
 * (`StoredCommands`). An answer older than the known state is ignored. A command completes even if its caller is
 * interrupted.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { BasketItem, BasketService } from "@heimwerk/core/basket"
 * import { ArticleId, toQuantity } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const count = Effect.gen(function* () {
 *   const basket = yield* BasketService
 *   const articleId = ArticleId.make("1000001")
 *   const line = BasketItem.make({ articleId, quantity: toQuantity(2), deliveryType: "homeDelivery" })
 *   yield* basket.run({ kind: "add", line })
 *   return (yield* SubscriptionRef.get(basket.state)).basket.totalQuantity
 * })
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * await Effect.runPromise(Effect.provide(count, Layer.provide(BasketService.layer, shop))) // => 2
 */
export class BasketService extends Context.Service<BasketService>()("core/basket/BasketService", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(OptimisticLists.layer))
}

/** Replaces the service's basket with the page's. A page without a basket (empty id) changes nothing. */
export const openBasket = ({ basket }: Pick<BasketState, "basket">) =>
  BasketService.use((service) => Effect.as(basket.id === "" ? Effect.void : service.replace(basket), service))
