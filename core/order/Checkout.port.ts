import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { Plz } from "../values/Plz.ts"
import type { CheckoutOffer, OrderRequest, PlacedOrder } from "./CheckoutOffer.ts"
import type { Order } from "./Order.ts"
import { checkoutReasons } from "./checkoutReasons.ts"

/**
 * Why a call of the checkout failed: reading an offer, or placing, reading, paying or cancelling an order. A
 * refused order changes nothing. If the server returns its own German sentence, it replaces the default
 * sentence of the reason.
 * @stability unstable
 * @example
 * import { CheckoutError } from "@heimwerk/core/order"
 *
 * new CheckoutError({ reason: "OfferChanged" }).message
 * // => "An deiner Bestellung hat sich etwas geändert. Bitte prüfe sie noch einmal."
 */
export class CheckoutError extends Data.TaggedError("CheckoutError")<
  ErrorFields<typeof checkoutReasons> & ServerMessage
> {
  static readonly reasons: typeof checkoutReasons = checkoutReasons

  override get message() {
    return this.answer ?? checkoutReasons[this.reason].message
  }
}

/**
 * Orders the basket of one visitor. The visitor is set when the port is built (ADR 0043).
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Checkout } from "@heimwerk/core/order"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const offer = Checkout.use((checkout) => checkout.offer())
 * const { problems } = await Effect.runPromise(Effect.provide(offer, shop))
 * problems.length // => 1
 */
export class Checkout extends Context.Service<
  Checkout,
  {
    /**
     * Returns the offer for the visitor's basket: the content and the cost of an order placed now. Changes
     * nothing.
     *
     * @param postalCode the postcode of the delivery address, if it is known. It decides the island
     * surcharge, and which public holidays count.
     */
    offer(marketId?: MarketId, postalCode?: Plz): Effect.Effect<CheckoutOffer, CheckoutError>
    /**
     * Orders the whole basket: takes the pieces from the stock, empties the basket and sends the confirmation,
     * all or nothing. Fails with `OfferChanged` if the offer has changed since the customer saw it. A second
     * call with the same key returns the same order.
     */
    place(request: OrderRequest, key: IdempotencyKey): Effect.Effect<PlacedOrder, CheckoutError>
    /** Returns an order by the token of its link. Fails with `UnknownOrder` for a wrong token. */
    byLink(orderId: string, token: string): Effect.Effect<Order, CheckoutError>
    /**
     * Cancels an order by its link, and puts its pieces back into the stock. Allowed until picking has begun.
     * A second call changes nothing.
     */
    cancel(orderId: string, token: string): Effect.Effect<Order, CheckoutError>
    /**
     * Starts the online payment of an order by its link, and returns the address where the customer pays. An
     * open payment with the same method is continued; any other open payment is ended first. Fails with
     * `NotPayable` if the order cannot be paid with this method. Returns no address for a bank transfer, or
     * if the payment service reports that the money has arrived or is on its way.
     *
     * @param method replaces the method of the order
     */
    pay(
      orderId: string,
      token: string,
      method?: PaymentMethod,
    ): Effect.Effect<{ readonly page?: string }, CheckoutError>
    /** Reads the state of an order's payment from the payment service, records it, and returns the order. */
    confirmPayment(orderId: string, token: string): Effect.Effect<Order, CheckoutError>
  }
>()("core/order/Checkout") {}
