import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Order, OrderSummary } from "./Order.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { ordersReasons } from "./ordersReasons.ts"

/**
 * Why reading orders failed.
 * @stability stable
 * @example
 * import { OrdersError } from "@heimwerk/core/order"
 *
 * new OrdersError({ reason: "UnknownOrder" }).message
 * // => "Diese Bestellung gibt es in deinem Kundenkonto nicht."
 */
export class OrdersError extends Data.TaggedError("OrdersError")<ErrorFields<typeof ordersReasons>> {
  static readonly reasons: typeof ordersReasons = ordersReasons

  override get message() {
    return ordersReasons[this.reason].message
  }
}

/**
 * The orders of the logged-in customer (storefront 2, 'Einkäufe').
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Orders } from "@heimwerk/core/order"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const list = Orders.use((orders) => orders.list).pipe(Effect.flip)
 * const error = await Effect.runPromise(Effect.provide(list, shop))
 * error.message // => "Bitte melde dich an, um deine Einkäufe zu sehen."
 */
export class Orders extends Context.Service<
  Orders,
  {
    /** All orders of the customer, newest first. */
    readonly list: Effect.Effect<ReadonlyArray<OrderSummary>, OrdersError>
    /**
     * Returns one order. An order of another customer fails with `UnknownOrder`, like an order that does not
     * exist.
     */
    get(orderId: string): Effect.Effect<Order, OrdersError>
  }
>()("core/order/Orders") {}
