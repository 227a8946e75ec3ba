import type { Order } from "@heimwerk/core/order/Order.ts"

/** An order with the secret part of its link, which all actions need. */
export interface LinkedOrder {
  readonly order: Order
  readonly token: string
}
