import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { DeliveryType, Mode } from "../basket/Basket.ts"
import type { BasketAndWishlist } from "./BasketAndWishlist.ts"
import type { Wishlist } from "./Wishlist.ts"
import type { WishlistCommand } from "./WishlistCommand.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorReasons, ErrorFields, ServerMessage } from "../values/errorFields.ts"
import { maxBasketLines, maxWishlistLines } from "../values/lineLimits.ts"

const reasons = {
  UnknownArticle: { status: 404, message: "Diesen Artikel gibt es bei uns nicht (mehr)." },
  UnknownLine: { status: 404, message: "Dieser Artikel steht nicht mehr auf deiner Merkliste." },
  TooManyLines: {
    status: 422,
    message: `Deine Merkliste fasst höchstens ${maxWishlistLines} verschiedene Artikel.`,
  },
  BasketFull: {
    status: 422,
    message: `Dein Warenkorb fasst höchstens ${maxBasketLines} verschiedene Artikel.`,
  },
  QuantityExceeded: { status: 422, message: "Von einem Artikel sind online höchstens 999 Stück möglich." },
  Invalid: {
    status: 422,
    message: "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe.",
  },
  TooManyTries: {
    status: 429,
    message:
      "Von deinem Internetanschluss kamen sehr viele Anfragen. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons

/** The sentence of `Unavailable` when the wishlist could not be read. */
const notLoaded = "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal."

/**
 * Why reading or changing a wishlist can fail. A refused command leaves the wishlist unchanged. After
 * `Unavailable`, it is unknown whether the command has run. If the server returns its own German sentence, it
 * replaces the default sentence of the reason.
 * @stability stable
 * @example
 * import { WishlistError } from "@heimwerk/core/wishlist"
 *
 * new WishlistError({ reason: "TooManyLines" }).message
 * // => "Deine Merkliste fasst höchstens 200 verschiedene Artikel."
 */
export class WishlistError extends Data.TaggedError("WishlistError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons: typeof reasons = reasons

  /**
   * Returns the error of a failed read. For `Unavailable`, its message says that the wishlist could not be
   * loaded.
   */
  static readonly ofRead = (error: WishlistError): WishlistError =>
    error.reason === "Unavailable"
      ? new WishlistError({ reason: "Unavailable", cause: error.cause, answer: notLoaded })
      : error

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

type Answer = Effect.Effect<Wishlist, WishlistError>

/**
 * The wishlist of one visitor. The visitor is set when the port is built (storefront 7, Wishlist).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Wishlists } from "@heimwerk/core/wishlist"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const wishlist = Wishlists.use((port) => port.read("full"))
 * const { totalQuantity } = await Effect.runPromise(Effect.provide(wishlist, shop))
 * totalQuantity // => 0
 */
export class Wishlists extends Context.Service<
  Wishlists,
  {
    /**
     * Reads the wishlist. A visitor without a wishlist gets the empty one. With `limited`, product names are
     * empty and amounts are 0.
     */
    read(mode: typeof Mode.Type): Answer
    /**
     * Runs a wishlist command. A refused command changes nothing. A line that does not exist is refused as
     * `UnknownLine`. Send a visitor's commands one at a time, as `WishlistService` does: over HTTP the first
     * command starts the session, and two at once would start two sessions.
     */
    run(command: WishlistCommand, key: IdempotencyKey): Answer
    /** Moves a wishlist line with its quantity to the basket. Changes both lists or none. */
    moveToBasket(
      lineItemId: string,
      deliveryType: DeliveryType,
      key: IdempotencyKey,
    ): Effect.Effect<BasketAndWishlist, WishlistError>
  }
>()("core/wishlist/Wishlists") {}
