import type { Order } from "@heimwerk/core/order/Order.ts"
import { awaitingDeliveries, payWith } from "@heimwerk/core/order/orderPayments.ts"
import { unbooked } from "@heimwerk/core/order/orderBalance.ts"
import { withoutStaff } from "@heimwerk/core/order/withoutStaff.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

/**
 * Returns an order as its customer reads it: without the names of staff. An unpaid order has the amount that is due, and
 * the methods with which it can be paid now.
 *
 * @param methods the payment methods of the shop
 */
export const payableOrder = (order: Order, methods: ReadonlyArray<PaymentMethod>): Order => {
  const shown = withoutStaff(order)
  if (awaitingDeliveries(order).length === 0) return shown
  const choices = payWith(order, methods)
  return { ...shown, due: unbooked(order), ...(choices.length === 0 ? {} : { payWith: choices }) }
}
