import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Basket, Mode } from "./Basket.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import type { BasketAndWishlist } from "../wishlist/BasketAndWishlist.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import { basketReadReasons, basketReasons } from "./basketReasons.ts"

/**
 * Why reading or changing a basket can fail. A refused command leaves the basket unchanged. After
 * `Unavailable`, it is unknown whether the command has run. If the server returns its own German sentence, it
 * replaces the default sentence of the reason (storefront 8, Voucher).
 * @stability stable
 * @example
 * import { BasketError } from "@heimwerk/core/basket"
 *
 * new BasketError({ reason: "VoucherUnknown" }).message
 * // => "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."
 */
export class BasketError extends Data.TaggedError("BasketError")<
  ErrorFields<typeof basketReasons> & ServerMessage
> {
  static readonly reasons: typeof basketReasons = basketReasons

  /**
   * Returns the error of a failed read. For `Unavailable`, its message says that the basket could not be
   * loaded.
   */
  static readonly ofRead = (error: BasketError): BasketError =>
    error.reason === "Unavailable"
      ? new BasketError({
          reason: "Unavailable",
          cause: error.cause,
          answer: basketReadReasons.Unavailable.message,
        })
      : error

  override get message() {
    return this.answer ?? basketReasons[this.reason].message
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
    /** Moves a basket line with its quantity to the wishlist. Changes both lists or none. */
    moveToWishlist(lineItemId: string, key: IdempotencyKey): Effect.Effect<BasketAndWishlist, BasketError>
  }
>()("core/basket/Baskets") {}
