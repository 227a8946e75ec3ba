import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Order, OrderSummary } from "./Order.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Einkäufe zu sehen." },
  UnknownOrder: { status: 404, message: "Diese Bestellung gibt es in deinem Kundenkonto nicht." },
  Unavailable: {
    status: 503,
    message: "Deine Einkäufe sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why reading orders failed.
 * @stability stable
 */
export class OrdersError extends Data.TaggedError("OrdersError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * The orders of the logged-in customer (storefront 2, 'Einkäufe').
 * @stability stable
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
