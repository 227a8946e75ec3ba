import * as Schema from "effect/Schema"

/**
 * How an order is paid: in the market at pickup, by bank transfer before picking or shipping, or online on the page of
 * the payment service.
 */
export const PaymentMethod = Schema.Literals([
  "payInMarket",
  "bankTransfer",
  "card",
  "paypal",
  "klarna",
  "sepaDebit",
])
export type PaymentMethod = typeof PaymentMethod.Type
