import type { Payment, Refund } from "../payment/Payment.ts"
import { toCents } from "../values/toCents.ts"
import { deliveryCost } from "./deliveryCost.ts"
import type { Order, OrderDelivery } from "./Order.ts"

const sum = (amounts: ReadonlyArray<{ readonly cents: number }>): number =>
  amounts.reduce((all, { cents }) => all + cents, 0)

/** Returns the cents that arrived through the payment service. */
export const paidOnline = ({ payments = [] }: Order): number =>
  sum(payments.filter(({ state }) => state === "paid"))

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

/**
 * Returns the cents that can be refunded: everything paid and not yet refunded. An order that is paid in
 * the market counts as paid when its goods are handed out.
 */
export const refundable = (order: Order): number => {
  const { deliveries, events, refunds = [], total } = order
  const isPaidByHand =
    events.some(({ kind }) => kind === "pay") ||
    deliveries.some(({ state }) => state === "collected" || state === "returned")
  const online = paidOnline(order)
  return (online === 0 && isPaidByHand ? total : online) - sum(refunds)
}

const isFor =
  ({ paymentId }: Payment) =>
  (refund: Refund): boolean =>
    refund.paymentId === paymentId

/**
 * Returns the order with a refund. The refund is split over the online payments, the newest first, and
 * waits until it is sent to the payment service. Staff refund other payments by hand, so the part for these
 * counts as done.
 */
export const withRefund = (order: Order, cents: number, at: number): Order => {
  const refunds = [...(order.refunds ?? [])]
  let rest = cents
  const add = (amount: number, more: Partial<Refund>) => {
    if (amount <= 0) return
    refunds.push({ refundId: String(refunds.length + 1), cents: toCents(amount), at, ...more })
    rest -= amount
  }
  const paid = (order.payments ?? []).filter(({ state }) => state === "paid")
  for (const payment of paid.toReversed()) {
    const left = payment.cents - sum(refunds.filter(isFor(payment)))
    add(Math.min(rest, left), { paymentId: payment.paymentId })
  }
  add(rest, { doneAt: at })
  return { ...order, refunds }
}

/**
 * Returns the order with a refund of everything that was paid online and is no longer owed: cancelled or expired deliveries, a
 * payment after the end of the order, or a second payment.
 */
export const withDueRefund = (order: Order, at: number): Order => {
  const excess = paidOnline(order) - sum(order.refunds ?? []) - owed(order)
  return excess > 0 ? withRefund(order, excess, at) : order
}

/**
 * Returns the order with a refund that was made outside of the shop. The message of the payment service
 * contains the sum of all refunds of the booking, so a message that arrives twice or late changes nothing.
 */
export const withOutsideRefund = (order: Order, charge: string, refunded: number, at: number): Order => {
  const payment = order.payments?.find((one) => one.charge === charge)
  if (payment === undefined) return order
  const { refunds = [] } = order
  const more = refunded - sum(refunds.filter(isFor(payment)))
  if (more <= 0) return order
  const refund = {
    refundId: String(refunds.length + 1),
    paymentId: payment.paymentId,
    cents: toCents(more),
    at,
  }
  return { ...order, refunds: [...refunds, { ...refund, doneAt: at }] }
}

/** Returns the refunds that wait for the payment service. */
export const openRefunds = ({ refunds = [] }: Order): ReadonlyArray<Refund> =>
  refunds.filter(({ doneAt }) => doneAt === undefined)

/** Returns the order after a refund was sent. */
export const refundDone = (order: Order, refundId: string, doneAt: number): Order => ({
  ...order,
  refunds: (order.refunds ?? []).map((refund) =>
    refund.refundId === refundId ? { ...refund, doneAt } : refund,
  ),
})
