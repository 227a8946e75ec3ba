import type { Refund } from "../payment/Payment.ts"
import type { Cents } from "../values/Cents.ts"
import { toCents } from "../values/toCents.ts"
import { deliveryCost } from "./deliveryCost.ts"
import type { Order, OrderDelivery } from "./Order.ts"

const sum = (amounts: ReadonlyArray<{ readonly cents: number }>): number =>
  amounts.reduce((all, { cents }) => all + cents, 0)

/** Returns the cents that arrived through the payment service. */
const paidOnline = ({ payments = [] }: Order): number => sum(payments.filter(({ state }) => state === "paid"))

/**
 * Returns the refunds that count as refunded money. A failed refund counts until a later refund replaces it.
 * Otherwise the shop would refund its amount a second time by itself.
 */
const countedRefunds = ({ refunds = [] }: Order): ReadonlyArray<Refund> =>
  refunds.filter(({ isClosed }) => isClosed !== true)

/** Returns the cents that arrived through the payment service and were not refunded. */
const keptOnline = (order: Order): number =>
  paidOnline(order) - sum(countedRefunds(order).filter(({ paymentId }) => paymentId !== undefined))

/** Returns the events with which staff booked a payment. */
const bookingsOf = ({ events }: Order): Order["events"] =>
  events.filter(({ actor, kind }) => kind === "pay" && actor === "staff")

/**
 * Returns the cents that staff received: the payments that they booked, or the whole total if goods were
 * collected and no payment was booked or made online. A booking of an older version has no amount and counts
 * as the whole total.
 */
const paidByHand = (order: Order): number => {
  const { deliveries, total } = order
  const booked = bookingsOf(order)
  if (booked.length > 0)
    return Math.min(
      total,
      booked.reduce((all, { cents = total }) => all + cents, 0),
    )
  const isHandedOut = deliveries.some(({ state }) => state === "collected" || state === "returned")
  return isHandedOut && paidOnline(order) === 0 ? total : 0
}

const isGivenUp = ({ state }: OrderDelivery): boolean =>
  state === "cancelled" || state === "expired" || state === "returned"

/**
 * Returns the amount that the customer has to pay for an order, in cents. Cancelled, expired and returned
 * deliveries and returned pieces cost nothing.
 */
export const owed = (order: Order): number =>
  order.deliveries
    .filter((delivery) => !isGivenUp(delivery))
    .reduce((sum, delivery) => sum + deliveryCost(order, delivery).total, 0)

/** Returns the cost of an order less the money that staff received. Never below 0. */
export const unbooked = (order: Order): Cents => toCents(Math.max(0, owed(order) - paidByHand(order)))

/** Returns whether the online payments minus their refunds are at least as high as `unbooked`. */
export const isPaidOnline = (order: Order): boolean => keptOnline(order) >= unbooked(order)

/** Returns the cents that can be refunded: everything paid and not yet refunded. */
export const refundable = (order: Order): number =>
  paidOnline(order) + paidByHand(order) - sum(countedRefunds(order))

/** Returns the cents that were paid, are no longer owed, and were not refunded. Never below 0. */
export const overpaid = (order: Order): number => Math.max(0, refundable(order) - owed(order))

/**
 * Returns the cents that staff have to pay back by hand: money that they booked and that is no longer owed.
 * A market pays money that it took at its counter back at once, so this money does not count.
 */
export const dueByHand = (order: Order): Cents =>
  toCents(bookingsOf(order).length === 0 ? 0 : overpaid(order))

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
    const left = payment.cents - sum(countedRefunds(order).filter((refund) => refund.paymentId === paymentId))
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
