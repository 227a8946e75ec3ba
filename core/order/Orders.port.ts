import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Order, OrderSummary } from "./Order.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Einkäufe zu sehen." },
  UnknownOrder: { status: 404, message: "Diese Bestellung gibt es in deinem Kundenkonto nicht." },
  Unavailable: {
    status: 503,
    message: "Deine Einkäufe sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why no orders were read.
 * @stability stable
 */
export class OrdersError extends Schema.TaggedError<OrdersError>()("OrdersError", errorFields(reasons)) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * What the customer who is logged in has bought (storefront 2, 'Einkäufe').
 * @stability stable
 */
export class Orders extends Context.Service<
  Orders,
  {
    /** All orders, the newest first. */
    readonly list: Effect.Effect<ReadonlyArray<OrderSummary>, OrdersError>
    /** One order; somebody else's is `UnknownOrder`, as if there was none. */
    get(orderId: string): Effect.Effect<Order, OrdersError>
  }
>()("core/order/Orders") {}
