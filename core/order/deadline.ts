import { berlinInstant } from "../values/berlinTime.ts"
import type { Order, OrderDelivery } from "./Order.ts"
import { transferDays } from "./orderTexts.ts"

/** Returns the instant at which a delivery expires, in epoch milliseconds; `undefined` if it does not expire. */
const expiryOf = (
  { promise, state }: OrderDelivery,
  { orderedOn, payBy }: Pick<Order, "orderedOn" | "payBy">,
): number | undefined => {
  if (state === "reserved" || state === "ready") return promise?.keptUntil
  // A transfer that arrives on the last day is in time, so the delivery expires at the end of that day.
  return state === "awaitingPayment"
    ? (payBy ?? berlinInstant(orderedOn, (transferDays + 1) * 1440))
    : undefined
}

/**
 * Returns the instant at which the next delivery of an order expires, in epoch milliseconds, or `undefined`
 * if no delivery expires. A reservation expires if it is not collected, a bank transfer if it does not
 * arrive within 7 days, and an online payment if it is not finished in time.
 */
export const deadlineOf = (order: Order): number | undefined => {
  const instants = order.deliveries.flatMap((delivery) => expiryOf(delivery, order) ?? [])
  return instants.length === 0 ? undefined : Math.min(...instants)
}

/** Returns the ids of the deliveries that have expired. */
export const expiredDeliveries = (order: Order, now: number): ReadonlyArray<string> =>
  order.deliveries
    .filter((delivery) => (expiryOf(delivery, order) ?? Infinity) <= now)
    .map(({ deliveryId }) => deliveryId)
