import type { Order } from "@heimwerk/core/order/Order.ts"
import { awaitingDeliveries, payWith } from "@heimwerk/core/order/orderPayments.ts"
import { unbooked } from "@heimwerk/core/order/orderBalance.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

/**
 * Returns an order as its customer reads it: an unpaid order has the amount that is due, and the methods with
 * which it can be paid now.
 *
 * @param methods the payment methods of the shop
 */
export const payableOrder = (order: Order, methods: ReadonlyArray<PaymentMethod>): Order => {
  if (awaitingDeliveries(order).length === 0) return order
  const choices = payWith(order, methods)
  return { ...order, due: unbooked(order), ...(choices.length === 0 ? {} : { payWith: choices }) }
}
