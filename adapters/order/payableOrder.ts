import type { Order } from "@heimwerk/core/order/Order.ts"
import { payWith } from "@heimwerk/core/order/orderPayments.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

/**
 * Returns an order as its customer reads it: with the methods with which it can be paid now.
 *
 * @param methods the payment methods of the shop
 */
export const payableOrder = (order: Order, methods: ReadonlyArray<PaymentMethod>): Order => {
  const choices = payWith(order, methods)
  return choices.length === 0 ? order : { ...order, payWith: choices }
}
