import * as Schema from "effect/Schema"

import { DeliveryType, LineProduct } from "../basket/Basket.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"

/**
 * Status of an order.
 * @stability stable
 */
export const OrderStatus = Schema.Literals([
  "received",
  "inProgress",
  "sent",
  "delivered",
  "readyForPickup",
  "collected",
  "cancelled",
])
export type OrderStatus = typeof OrderStatus.Type

/**
 * One article of an order, with the price that was paid.
 * @stability stable
 */
export const OrderLine = Schema.Struct({
  product: LineProduct,
  quantity: Quantity,
  unitPrice: Cents,
  sum: Cents,
})
export type OrderLine = typeof OrderLine.Type

/**
 * An order in the list of purchases (storefront 2, 'Einkäufe').
 * @stability stable
 */
export const OrderSummary = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** The order date in Germany: `2026-11-02`. */
  orderedOn: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u)),
  status: OrderStatus,
  deliveryType: DeliveryType,
  /** Total number of pieces in the order. */
  pieces: Schema.Int,
  /** Total paid in cents, VAT included. */
  total: Cents,
})
export type OrderSummary = typeof OrderSummary.Type

/**
 * An order with all its lines.
 * @stability stable
 */
export const Order = Schema.Struct({
  ...OrderSummary.fields,
  lines: Schema.Array(OrderLine),
  /** Sum of the lines, in cents. */
  goods: Cents,
  /** Discount by vouchers and cards, in cents. */
  discount: Cents,
  shipping: Cents,
  /** VAT contained in the total, in cents. */
  vat: Cents,
  /**
   * Lines of the address to which the order is delivered: the market, or the delivery address when the order
   * was placed.
   */
  destination: Schema.Array(Schema.String),
})
export type Order = typeof Order.Type
