import type { Order } from "@heimwerk/core/order/Order.ts"

/**
 * An order and the secret part of the link to its page. The secret part is needed to pay or cancel the order
 * and to load its files.
 */
export interface LinkedOrder {
  readonly order: Order
  readonly token: string
}
