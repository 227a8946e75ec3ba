import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Basket, Mode } from "./Basket.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import type { BasketAndWishlist } from "../wishlist/BasketAndWishlist.ts"
import type { ErrorReasons, ErrorFields, ServerMessage } from "../values/errorFields.ts"

const reasons = {
  UnknownArticle: { status: 404, message: "Diesen Artikel gibt es bei uns nicht (mehr)." },
  UnknownLine: { status: 404, message: "Dieser Artikel liegt nicht mehr in deinem Warenkorb." },
  QuantityExceeded: { status: 422, message: "Von einem Artikel sind online höchstens 999 Stück möglich." },
  TooManyLines: { status: 422, message: "Dein Warenkorb fasst höchstens 200 verschiedene Artikel." },
  WishlistFull: { status: 422, message: "Deine Merkliste fasst höchstens 200 verschiedene Artikel." },
  VoucherInvalid: { status: 422, message: "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein." },
  VoucherUnknown: {
    status: 422,
    message: "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  VoucherTooEarly: { status: 422, message: "Der Warenwert reicht für diesen Gutschein noch nicht aus." },
  VouchersDisabled: { status: 422, message: "Gutscheine können gerade nicht eingelöst werden." },
  LoyaltyCardUnknown: {
    status: 422,
    message: "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  EmployeeCardUnknown: {
    status: 422,
    message: "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  CouponUnknown: { status: 422, message: "Diesen Coupon gibt es nicht (mehr)." },
  TooManyTries: {
    status: 429,
    message: "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
  },
  Invalid: {
    status: 422,
    message: "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe.",
  },
  Unavailable: {
    status: 503,
    message: "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons

/** The sentence of `Unavailable` when the basket could not be read. */
const notLoaded = "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal."

/**
 * Why reading or changing a basket can fail. A failed command leaves the basket unchanged. If the server
 * returns its own German sentence, the error has that sentence instead of the reason's (storefront 8,
 * Voucher).
 * @stability stable
 * @example
 * import { BasketError } from "@heimwerk/core/basket"
 *
 * new BasketError({ reason: "VoucherUnknown" }).message
 * // => "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."
 */
export class BasketError extends Data.TaggedError("BasketError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons: typeof reasons = reasons

  /** Returns the error of a failed read. `Unavailable` says that loading failed, not a change. */
  static readonly ofRead = (error: BasketError): BasketError =>
    error.reason === "Unavailable"
      ? new BasketError({ reason: "Unavailable", cause: error.cause, answer: notLoaded })
      : error

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

type Answer = Effect.Effect<Basket, BasketError>

/**
 * The basket of one visitor. The visitor is set when the port is built (storefront 7, Basket).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Baskets } from "@heimwerk/core/basket"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const basket = Baskets.use((port) => port.read("full"))
 * const { totalQuantity } = await Effect.runPromise(Effect.provide(basket, shop))
 * totalQuantity // => 0
 */
export class Baskets extends Context.Service<
  Baskets,
  {
    /**
     * Reads the basket. A visitor without a basket gets the empty one. With `limited`, product names are
     * empty and amounts are 0.
     */
    read(mode: typeof Mode.Type): Answer
    /**
     * Runs a basket command. A refused command changes nothing. A line that does not exist is refused as
     * `UnknownLine`. Send a visitor's commands one at a time, as `BasketService` does: over HTTP the first
     * command starts the session, and two at once would start two sessions.
     */
    run(command: BasketCommand, key: IdempotencyKey): Answer
    /** Moves a basket line with its quantity to the wishlist. Either both lists change or neither. */
    moveToWishlist(lineItemId: string, key: IdempotencyKey): Effect.Effect<BasketAndWishlist, BasketError>
  }
>()("core/basket/Baskets") {}
