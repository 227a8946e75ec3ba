import type { Payment } from "../payment/Payment.ts"
import { isOnline, offeredPayments } from "../payment/offeredPayments.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import type { Order, OrderEvent } from "./Order.ts"
import { unbooked } from "./orderBalance.ts"
import { isOpenState } from "./orderStateText.ts"

/**
 * Maximum number of days that the shop waits for money on its way. A SEPA direct debit takes at most 14
 * days.
 */
const processingDays = 14
const dayMillis = 24 * 60 * 60 * 1000

const progress: Readonly<Record<Payment["state"], number>> = {
  open: 0,
  processing: 1,
  failed: 2,
  expired: 2,
  paid: 3,
}

/** Returns the deliveries of an order that wait for a payment. */
export const awaitingDeliveries = ({ deliveries }: Order): Order["deliveries"] =>
  deliveries.filter(({ state }) => state === "awaitingPayment")

/**
 * Returns the ids for the events that change all deliveries that wait for a payment: one event without an id if it
 * concerns no other open delivery, otherwise one event for each waiting delivery.
 */
export const awaitingEvents = (order: Order): ReadonlyArray<Pick<OrderEvent, "deliveryId">> => {
  const waiting = awaitingDeliveries(order)
  const isWhole = order.deliveries.every(({ state }) => !isOpenState(state) || state === "awaitingPayment")
  return isWhole && waiting.length > 0 ? [{}] : waiting.map(({ deliveryId }) => ({ deliveryId }))
}

/** Returns whether an order waits for an online payment. */
export const awaitsOnline = (order: Order): boolean =>
  isOnline(order.payment) && awaitingDeliveries(order).length > 0

/** Returns the unfinished payments of an order: open, or with money on its way. */
export const unfinishedPayments = ({ payments = [] }: Order): ReadonlyArray<Payment> =>
  payments.filter(({ state }) => state === "open" || state === "processing")

/**
 * Returns the methods with which an order can be paid now: online, or by a bank transfer instead. Returns
 * none if the order does not wait for an online payment, or if a payment is on its way.
 */
export const payWith = (
  order: Order,
  available: ReadonlyArray<PaymentMethod>,
): ReadonlyArray<PaymentMethod> => {
  const { deliveries, payments = [] } = order
  if (!awaitsOnline(order) || payments.some(({ state }) => state === "processing")) return []
  const isPickup = deliveries.every(({ deliveryType }) => deliveryType === "marketPickup")
  return offeredPayments({
    available: available.filter((method) => method !== "payInMarket"),
    isPickup,
    total: unbooked(order),
  })
}

/**
 * Returns the order after a report about one of its payments. A report of an earlier or the same state
 * changes nothing, so reports may arrive twice and in any order. With money on its way, the order expires 14
 * days after the report.
 */
export const recordPayment = (
  order: Order,
  { cents, charge, method, paymentId, state }: Payment,
  at: number,
): Order => {
  const { payments = [] } = order
  const known = payments.find((one) => one.paymentId === paymentId)
  if (known !== undefined && progress[state] <= progress[known.state]) return order
  const payment = { paymentId, method, cents, state, ...(charge === undefined ? {} : { charge }) }
  return {
    ...order,
    ...(state === "processing" ? { payBy: at + processingDays * dayMillis } : {}),
    payments:
      known === undefined ? [...payments, payment] : payments.map((one) => (one === known ? payment : one)),
  }
}
