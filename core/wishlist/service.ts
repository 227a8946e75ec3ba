import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { DeliveryType } from "../basket/Basket.ts"
import { joinLine } from "../basket/expectedChange.ts"
import { countOf, type Received } from "../basket/received.ts"
import { OptimisticLists, type WishlistState } from "../basket/OptimisticLists.ts"
import { Wishlists } from "./Wishlists.port.ts"
import { toQuantity } from "../values/toQuantity.ts"
import { expectedWish, removeWish, addWishlistLine } from "./changes.ts"
import { makeWishlistToggle } from "./makeWishlistToggle.ts"
import { makeMove } from "./makeMove.ts"
import { basketLineFrom } from "./movedLine.ts"
import type { Wishlist, WishlistLine } from "./Wishlist.ts"
import type { WishlistLineCommand } from "./WishlistCommand.ts"

const make = Effect.gen(function* () {
  const wishlists = yield* Wishlists
  const lists = yield* OptimisticLists
  const list = lists.wishlist
  const move = makeMove(lists)
  const read = wishlists.read("full")
  const load = list.load(read).pipe(Effect.withSpan("WishlistService.load"))
  const loadLimited = list
    .load(wishlists.read("limited"))
    .pipe(Effect.withSpan("WishlistService.loadLimited"))

  /** Runs a command that changes or removes a wishlist line. */
  const run = (command: WishlistLineCommand, key?: IdempotencyKey) =>
    list
      .run(
        { subject: { lineItemId: command.lineItemId }, change: expectedWish(command) },
        (sentKey) => wishlists.run(command, sentKey),
        read,
        { kind: "wishlist", command },
        key,
      )
      .pipe(Effect.withSpan(`WishlistService.${command.kind}`))

  return {
    /** The wishlist to show, with its pending commands and errors. */
    state: list.state,

    /** Reads the wishlist in full. */
    load,

    /**
     * Reads the wishlist in limited mode: enough for wishlist buttons and the count in the header (storefront 4,
     * Session).
     */
    loadLimited,

    /** Reads the wishlist again: in full if it is shown in full, otherwise in limited mode. */
    reload: Effect.suspend(() => {
      const { id, type } = list.shown()
      return type === "full" && id !== "" ? load : loadLimited
    }),

    /** Handles a click on the wishlist button of a product: adds the product to the wishlist, or removes it. */
    toggle: makeWishlistToggle(lists, wishlists),

    run,

    /** Removes a wishlist line. Returns the line with the quantity that it had, for `putBack`. */
    takeOut: (lineItemId: string) =>
      Effect.suspend(() => {
        const line = list.shown().lineItems.find((other) => other.lineItemId === lineItemId)
        return Effect.as(run({ kind: "remove", lineItemId }), line)
      }),

    /** Returns the shown wishlist, with the expected changes of all earlier commands. */
    shown: Effect.sync(list.shown),

    /** Adds a removed wishlist line again with its earlier quantity. */
    putBack: Effect.fn("WishlistService.putBack")((line: WishlistLine, key?: IdempotencyKey) => {
      const { lineItemId, product, quantity } = line
      return list.run(
        { subject: { lineItemId }, change: addWishlistLine(line) },
        (sentKey) =>
          wishlists.run({ kind: "add", item: { articleId: product.articleId, quantity } }, sentKey),
        read,
        { kind: "wishlistLine", line },
        key,
      )
    }),

    /**
     * Moves a wishlist line to the basket with all its pieces. `lastUpdated` has quantity 1, because the
     * visitor clicked once (storefront 4, wishlist actions).
     */
    moveToBasket: Effect.fn("WishlistService.moveToBasket")(
      (lineItemId: string, deliveryType: DeliveryType, key?: IdempotencyKey) => {
        const line = list.shown().lineItems.find((other) => other.lineItemId === lineItemId)
        const joining = line === undefined ? undefined : basketLineFrom(line, deliveryType)
        return move({
          from: "wishlist",
          wishlist: { lineItemId, change: removeWish(lineItemId) },
          basket: {
            lineItemId: joining?.lineItemId ?? lineItemId,
            change: joining === undefined ? (basket) => basket : joinLine(joining),
          },
          ...(joining === undefined
            ? {}
            : {
                lastUpdated: {
                  articleId: joining.product.articleId,
                  quantity: toQuantity(1),
                  deliveryType,
                },
              }),
          send: (sentKey) => wishlists.moveToBasket(lineItemId, deliveryType, sentKey),
          stored: { kind: "toBasket", lineItemId, deliveryType },
          key,
          reread: list.reread(read),
        })
      },
    ),

    /** Accepts a wishlist from a page or another tab, unless it is older than the known one. */
    replace: (wishlist: Received<Wishlist>) =>
      list.replace({ ...wishlist, totalQuantity: countOf(wishlist) }),

    /**
     * Accepts the wishlist contained in a page. An empty id only means that the visitor had no wishlist
     * when the page was rendered. A wishlist may exist now, so it is read after the pending commands.
     */
    takeOver: (wishlist: Wishlist) => (wishlist.id === "" ? load : list.replace(wishlist)),

    /** Shows an empty wishlist after a logout, without a request. Removes the commands that wait for the network. */
    forget: Effect.andThen(lists.forget, list.forget),

    /** Clears all error messages of the wishlist. */
    dismissErrors: list.dismissErrors,
  } as const
})

/**
 * A visitor's wishlist in the browser (storefront 4, wishlist actions). It shares the rules and the queue of
 * `BasketService`. A change shows at once. If a change fails, only this change is reverted, and its message is
 * stored for its line.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { WishlistService } from "@heimwerk/core/wishlist"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const count = Effect.gen(function* () {
 *   const wishlist = yield* WishlistService
 *   yield* wishlist.load
 *   return (yield* SubscriptionRef.get(wishlist.state)).wishlist.totalQuantity
 * })
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * await Effect.runPromise(Effect.provide(count, Layer.provide(WishlistService.layer, shop))) // => 0
 */
export class WishlistService extends Context.Service<WishlistService>()("core/wishlist/WishlistService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(OptimisticLists.layer))
}

/** Replaces the service's wishlist with the page's, if the service has not loaded one yet. */
export const openWishlist = ({ wishlist: shown }: Pick<WishlistState, "wishlist">) =>
  WishlistService.use((service) =>
    SubscriptionRef.get(service.state).pipe(
      Effect.flatMap(({ wishlist }) =>
        wishlist.id === "" && shown.id !== "" ? service.replace(shown) : Effect.void,
      ),
      Effect.as(service),
    ),
  )
