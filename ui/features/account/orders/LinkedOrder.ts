import type { Order } from "@heimwerk/core/order/Order.ts"

/** An order and the secret part of the link to its page. Paying, cancelling and its files need this secret. */
export interface LinkedOrder {
  readonly order: Order
  readonly token: string
}
