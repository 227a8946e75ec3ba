import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { DeliveryType } from "../basket/Basket.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Moved } from "./Moved.ts"
import type { NewWish, Wishlist } from "./Wishlist.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"

const messages = {
  UnknownArticle: "Diesen Artikel gibt es bei uns nicht (mehr).",
  UnknownLine: "Dieser Artikel steht nicht mehr auf deiner Merkliste.",
  TooManyLines: "Deine Merkliste fasst höchstens 200 verschiedene Artikel.",
  BasketFull: "Dein Warenkorb fasst höchstens 200 verschiedene Artikel.",
  QuantityExceeded: "Mehr als 999 Stück eines Artikels sind online nicht möglich.",
  Invalid: "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe.",
  Unavailable: "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
} as const

/** The reasons a wishlist is not read or changed for. */
export const WishlistErrorReason = Schema.Literals([
  "UnknownArticle",
  "UnknownLine",
  "TooManyLines",
  "BasketFull",
  "QuantityExceeded",
  "Invalid",
  "Unavailable",
])

/**
 * Why a wishlist was not read or changed; the wishlist itself is as it was.
 * @stability stable
 */
export class WishlistError extends Schema.TaggedError<WishlistError>()("WishlistError", {
  reason: WishlistErrorReason,
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return messages[this.reason]
  }
}

type Answer = Effect.Effect<Wishlist, WishlistError>

/**
 * One visitor's wishlist; who the visitor is was settled when the port was built (storefront 7, Wishlist).
 * @stability stable
 */
export class Wishlists extends Context.Service<
  Wishlists,
  {
    /** The wishlist in full; a visitor without one has the empty wishlist. */
    readonly get: Answer
    /** The wishlist in limited mode: ids, articles and quantities; names are empty and amounts 0. */
    readonly limited: Answer
    /** Puts an article on the list; one that is there stays there, with the larger of both quantities. */
    add(wish: NewWish, key: CommandKey): Answer
    /** Sets the quantity of a line. */
    update(lineItemId: string, quantity: Quantity, key: CommandKey): Answer
    /** Takes a line off; one that is not there any more is `UnknownLine`. */
    remove(lineItemId: string, key: CommandKey): Answer
    /** Takes a line off and puts its pieces into the basket: both or neither. */
    moveToBasket(
      lineItemId: string,
      deliveryType: DeliveryType,
      key: CommandKey,
    ): Effect.Effect<Moved, WishlistError>
  }
>()("core/wishlist/Wishlists") {}
