import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Basket, Mode } from "./Basket.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import type { Moved } from "../wishlist/Moved.ts"

const messages = {
  UnknownArticle: "Diesen Artikel gibt es bei uns nicht (mehr).",
  UnknownLine: "Dieser Artikel liegt nicht mehr in deinem Warenkorb.",
  QuantityExceeded: "Mehr als 999 Stück eines Artikels sind online nicht möglich.",
  TooManyLines: "Dein Warenkorb fasst höchstens 200 verschiedene Artikel.",
  WishlistFull: "Deine Merkliste fasst höchstens 200 verschiedene Artikel.",
  VoucherInvalid: "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein.",
  VoucherUnknown: "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe.",
  VoucherTooEarly: "Der Warenwert reicht für diesen Gutschein noch nicht aus.",
  VouchersDisabled: "Gutscheine können gerade nicht eingelöst werden.",
  LoyaltyCardUnknown: "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  EmployeeCardUnknown: "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  CouponUnknown: "Diesen Coupon gibt es nicht (mehr).",
  TooManyTries: "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
  Invalid: "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe.",
  Unavailable: "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
} as const

/** The reasons a basket is not read or changed for. */
export const BasketErrorReason = Schema.Literals([
  "UnknownArticle",
  "UnknownLine",
  "QuantityExceeded",
  "TooManyLines",
  "WishlistFull",
  "VoucherInvalid",
  "VoucherUnknown",
  "VoucherTooEarly",
  "VouchersDisabled",
  "LoyaltyCardUnknown",
  "EmployeeCardUnknown",
  "CouponUnknown",
  "TooManyTries",
  "Invalid",
  "Unavailable",
])

/**
 * Why a basket was not read or changed; the basket itself is as it was.
 * @stability stable
 */
export class BasketError extends Schema.TaggedError<BasketError>()("BasketError", {
  reason: BasketErrorReason,
  /** The server's own German sentence, where it sent one: it is shown in place of ours (storefront 8, Voucher). */
  answer: Schema.optionalKey(Schema.NonEmptyString),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return this.answer ?? messages[this.reason]
  }
}

/** Names one command for good: the same key twice has one effect, whatever was lost on the way. */
export type CommandKey = string

/** For so long a keeper of baskets and wishlists remembers the keys it has seen: 24 hours. */
export const keyLifetimeMillis = 24 * 60 * 60 * 1000

type Answer = Effect.Effect<Basket, BasketError>

/**
 * One visitor's basket; who the visitor is was settled when the port was built (storefront 7, Basket).
 * @stability stable
 */
export class Baskets extends Context.Service<
  Baskets,
  {
    /**
     * Reads the basket; a visitor without one has the empty basket. `limited` has ids, articles and quantities only: names
     * are empty and amounts are 0.
     */
    read(mode: typeof Mode.Type): Answer
    /** Runs a command. A command that is refused changes nothing; a line that does not exist is `UnknownLine`. */
    run(command: BasketCommand, key: CommandKey): Answer
    /** Moves a line with its quantity to the wishlist. Either both lists change or none. */
    moveToWishlist(lineItemId: string, key: CommandKey): Effect.Effect<Moved, BasketError>
  }
>()("core/basket/Baskets") {}
