import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { DeliveryType } from "../basket/Basket.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Moved } from "./Moved.ts"
import type { NewWish, Wishlist } from "./Wishlist.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  UnknownArticle: { status: 404, message: "Diesen Artikel gibt es bei uns nicht (mehr)." },
  UnknownLine: { status: 404, message: "Dieser Artikel steht nicht mehr auf deiner Merkliste." },
  TooManyLines: { status: 422, message: "Deine Merkliste fasst höchstens 200 verschiedene Artikel." },
  BasketFull: { status: 422, message: "Dein Warenkorb fasst höchstens 200 verschiedene Artikel." },
  QuantityExceeded: { status: 422, message: "Mehr als 999 Stück eines Artikels sind online nicht möglich." },
  Invalid: {
    status: 422,
    message: "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe.",
  },
  Unavailable: {
    status: 503,
    message: "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
  },
} as const

/**
 * Why a wishlist was not read or changed. A failed command leaves the wishlist as it was.
 * @stability stable
 */
export class WishlistError extends Schema.TaggedError<WishlistError>()(
  "WishlistError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
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
