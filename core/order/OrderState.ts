import * as Schema from "effect/Schema"

/**
 * State of one delivery of an order.
 * @stability unstable
 * @example
 * import { OrderState } from "@heimwerk/core/order"
 *
 * const isDone = (state: OrderState) => state === "collected" || state === "delivered"
 * isDone("ready") // => false
 */
export const OrderState = Schema.Literals([
  "reserved",
  "awaitingPayment",
  "paid",
  "picking",
  "ready",
  "collected",
  "shipped",
  "delivered",
  "cancelled",
  "expired",
  "returned",
])
export type OrderState = typeof OrderState.Type

/** Something that happens to an order. */
export const OrderEventKind = Schema.Literals([
  "pay",
  "pick",
  "makeReady",
  "handOut",
  "ship",
  "deliver",
  "cancel",
  "expire",
  "return",
])
export type OrderEventKind = typeof OrderEventKind.Type

/** The actor that causes an event: the customer, the retailer's staff, the payment service, or a deadline. */
export const OrderActor = Schema.Literals(["customer", "staff", "payments", "deadline"])
export type OrderActor = typeof OrderActor.Type
