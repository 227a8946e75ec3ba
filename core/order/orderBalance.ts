import type { Refund } from "../payment/Payment.ts"
import type { Cents } from "../values/Cents.ts"
import { maxAmount, toCents } from "../values/toCents.ts"
import { deliveryCost } from "./deliveryCost.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"

/** Returns the sum of amounts in cents. */
export const centsOf = (amounts: ReadonlyArray<{ readonly cents: number }>): number =>
  amounts.reduce((all, { cents }) => all + cents, 0)

/** Returns the cents that arrived through the payment service. */
const paidOnline = ({ payments = [] }: Order): number =>
  centsOf(payments.filter(({ state }) => state === "paid"))

/**
 * Returns the refunds that count as refunded money. A failed refund counts until a later refund replaces it.
 * Otherwise the shop would refund its amount a second time by itself.
 */
export const countedRefunds = ({ refunds = [] }: Order): ReadonlyArray<Refund> =>
  refunds.filter(({ isClosed }) => isClosed !== true)

/** Returns the cents that arrived through the payment service and were not refunded. */
export const keptOnline = (order: Order): number =>
  paidOnline(order) - centsOf(countedRefunds(order).filter(({ paymentId }) => paymentId !== undefined))

/** Returns the events with which staff booked a payment. */
const bookingsOf = ({ events }: Order): Order["events"] =>
  events.filter(({ actor, kind }) => kind === "pay" && actor === "staff")

/**
 * Returns the cents of a booked payment. Older versions booked no amount: then it is the price of the delivery
 * before returns, or the whole total if the payment names no delivery.
 */
const bookedCents = (order: Order, { cents, deliveryId }: OrderEvent): number => {
  const delivery = order.deliveries.find((one) => one.deliveryId === deliveryId)
  const price = delivery && deliveryCost(order, delivery, ({ quantity }) => quantity).total
  return cents ?? price ?? order.total
}

/** Returns the cents that arrived by bank transfer: the transfers and the payments that staff booked. */
const transferred = (order: Order): number => {
  const booked = bookingsOf(order).reduce((all, event) => all + bookedCents(order, event), 0)
  return Math.min(order.total, booked) + centsOf(order.transfers ?? [])
}

/**
 * Returns the cents that staff received: by bank transfer, or in the market. If goods were collected and no payment
 * was booked or made online, the market took what was missing of the total.
 */
const paidByHand = (order: Order): number => {
  const isHandedOut = order.deliveries.some(({ state }) => state === "collected" || state === "returned")
  const isPaidInMarket = isHandedOut && bookingsOf(order).length === 0 && paidOnline(order) === 0
  return isPaidInMarket ? Math.max(order.total, transferred(order)) : transferred(order)
}

/** Returns the cents that staff paid back by hand. */
const repaidByHand = (order: Order): number =>
  centsOf(countedRefunds(order).filter(({ paymentId }) => paymentId === undefined))

const isGivenUp = ({ state }: OrderDelivery): boolean =>
  state === "cancelled" || state === "expired" || state === "returned"

const costOf = (order: Order, deliveries: ReadonlyArray<OrderDelivery>): number =>
  deliveries.reduce((all, delivery) => all + deliveryCost(order, delivery).total, 0)

/**
 * Returns the amount that the customer has to pay for an order, in cents. Cancelled, expired and returned
 * deliveries and returned pieces cost nothing.
 */
export const owed = (order: Order): number =>
  costOf(
    order,
    order.deliveries.filter((delivery) => !isGivenUp(delivery)),
  )

/** Returns the cost of the deliveries that wait for a payment, in cents. */
const awaited = (order: Order): number =>
  costOf(
    order,
    order.deliveries.filter(({ state }) => state === "awaitingPayment"),
  )

/**
 * Returns the cost of an order less the money that staff received, in cents. Money that staff paid back before a
 * delivery was paid with it does not count as received. Never below 0.
 */
export const unbooked = (order: Order): Cents => {
  const received = paidByHand(order)
  const spent = Math.min(received, owed(order) - awaited(order))
  return toCents(Math.max(0, owed(order) - Math.max(spent, received - repaidByHand(order))))
}

/**
 * Returns the cents that staff book as the payment of waiting deliveries: their cost less the transfers that no
 * delivery was paid with.
 *
 * @param deliveryId books only this delivery
 */
export const bookable = (order: Order, deliveryId?: string): Cents => {
  const concerned = order.deliveries.filter(
    (one) => one.state === "awaitingPayment" && (deliveryId ?? one.deliveryId) === one.deliveryId,
  )
  const unspent = Math.max(0, awaited(order) - unbooked(order))
  return toCents(Math.max(0, costOf(order, concerned) - unspent))
}

/** Returns whether the online payments minus their refunds are at least as high as `unbooked`. */
export const isPaidOnline = (order: Order): boolean => keptOnline(order) >= unbooked(order)

/** Returns the cents that can be refunded: everything paid and not yet refunded. */
export const refundable = (order: Order): number =>
  paidOnline(order) + paidByHand(order) - centsOf(countedRefunds(order))

/** Returns the cents that were paid, are no longer owed, and were not refunded. Never below 0. */
export const overpaid = (order: Order): number => Math.max(0, refundable(order) - owed(order))

/**
 * Returns the cents that staff have to pay back by hand: money of bank transfers that is no longer owed. A market pays
 * money that it took at its counter back at once, so this money does not count. At most 999,999.99 €.
 */
export const dueByHand = (order: Order): Cents =>
  toCents(Math.max(0, Math.min(maxAmount, overpaid(order), transferred(order) - repaidByHand(order))))
