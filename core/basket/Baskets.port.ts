import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Basket, NewLine } from "./Basket.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { Quantity } from "../values/Quantity.ts"
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

/** Why a basket was not read or changed; the basket itself is as it was. */
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

/** One visitor's basket; who the visitor is was settled when the port was built (storefront 7, Basket). */
export class Baskets extends Context.Service<
  Baskets,
  {
    /** The basket in full; a visitor without one has the empty basket. */
    readonly get: Answer
    /** The basket in limited mode: ids, articles and quantities; names are empty and amounts 0. */
    readonly limited: Answer
    /** Adds pieces of an article, to its line where there is one. */
    add(line: NewLine, key: CommandKey): Answer
    /** Adds all lines, or none when one of them is refused. */
    addMany(lines: ReadonlyArray<NewLine>, key: CommandKey): Answer
    /** Sets the quantity of a line. */
    update(lineItemId: string, quantity: Quantity, key: CommandKey): Answer
    /** Takes a line out; one that is not there any more is `UnknownLine`. */
    remove(lineItemId: string, key: CommandKey): Answer
    /** Takes a line out and puts its pieces on the wishlist: both or neither. */
    moveToWishlist(lineItemId: string, key: CommandKey): Effect.Effect<Moved, BasketError>
    /** Redeems a voucher, in place of the one before. */
    addVoucher(code: string, key: CommandKey): Answer
    removeVoucher(key: CommandKey): Answer
    /** Attaches a loyalty card: its holders' prices hold from then on. */
    addLoyaltyCard(cardNumber: string, key: CommandKey): Answer
    removeLoyaltyCard(key: CommandKey): Answer
    addEmployeeCard(employeeCard: string, key: CommandKey): Answer
    removeEmployeeCard(key: CommandKey): Answer
    /** Uses a coupon; one that is in use stays in use. */
    addCoupon(couponId: string, key: CommandKey): Answer
    removeCoupon(couponId: string, key: CommandKey): Answer
    /**
     * Reduces every line to what there is, and says so in `changedStock`. Lines that are collected are only checked when a
     * market is chosen.
     */
    checkAvailability(marketId: MarketId | undefined, key: CommandKey): Answer
  }
>()("core/basket/Baskets") {}
