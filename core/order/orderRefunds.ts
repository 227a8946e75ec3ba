import type { Refund } from "../payment/Payment.ts"
import { toCents } from "../values/toCents.ts"
import type { Order } from "./Order.ts"
import { centsOf, countedRefunds, keptOnline, unbooked } from "./orderBalance.ts"

/**
 * Returns the order with a refund. The refund is split over the online payments, the newest first, and waits
 * until it is sent to the payment service. The part that exceeds the online payments is paid back by staff
 * and counts as done at once.
 *
 * @param by the member of staff who decided the refund
 */
export const withRefund = (order: Order, cents: number, at: number, by?: string): Order => {
  const refunds = [...(order.refunds ?? [])]
  let rest = cents
  const add = (amount: number, more: Partial<Refund>) => {
    if (amount <= 0) return
    refunds.push({
      refundId: String(refunds.length + 1),
      cents: toCents(amount),
      at,
      ...(by === undefined ? {} : { by }),
      ...more,
    })
    rest -= amount
  }
  const paid = (order.payments ?? []).filter(({ state }) => state === "paid")
  for (const payment of paid.toReversed()) {
    const { paymentId } = payment
    const left =
      payment.cents - centsOf(countedRefunds(order).filter((refund) => refund.paymentId === paymentId))
    add(Math.min(rest, left), { paymentId })
  }
  add(rest, { doneAt: at })
  return { ...order, refunds }
}

/**
 * Returns the order with a refund of everything that was paid online and is no longer owed: for cancelled,
 * expired or returned deliveries, for returned pieces, or because the order was paid twice or after it had
 * ended. A bank transfer that staff booked also counts as a payment.
 */
export const withDueRefund = (order: Order, at: number): Order => {
  const excess = keptOnline(order) - unbooked(order)
  return excess > 0 ? withRefund(order, excess, at) : order
}
