import { isWorkingDay, nthDayAfter } from "../promise/workingDays.ts"
import { berlinInstant, berlinTime, instantOfDay } from "../values/berlinTime.ts"
import { dayNumber } from "../values/calendar.ts"
import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { isOpenState } from "./orderStateText.ts"
import { transferDays } from "./orderTexts.ts"

const dayMinutes = 1440

/**
 * Returns the instant at which a shipped delivery counts as delivered, in epoch milliseconds: `workingDays`
 * full working days after the promised arrival, or after the shipping if that is later. Returns `undefined`
 * without a shipping event.
 */
const deliveredAt = (
  { deliveryId, promise }: OrderDelivery,
  events: ReadonlyArray<OrderEvent>,
  workingDays: number,
): number | undefined => {
  const shipping = events.findLast(
    (event) => event.kind === "ship" && (event.deliveryId ?? deliveryId) === deliveryId,
  )
  if (shipping === undefined) return undefined
  const { arrivesBy, route } = promise ?? {}
  const { day } = berlinTime(shipping.at)
  const arrival = arrivesBy === undefined ? day : Math.max(day, dayNumber(arrivesBy))
  const last = nthDayAfter(arrival, workingDays, (one) => isWorkingDay(one, 5, route?.destination))
  return instantOfDay(last + 1, 0)
}

/**
 * Returns the instant of a delivery's deadline, in epoch milliseconds, or `undefined` for a delivery without
 * a deadline.
 */
const instantOf = (
  delivery: OrderDelivery,
  { events, orderedOn, payBy }: Pick<Order, "events" | "orderedOn" | "payBy">,
  workingDays: number,
): number | undefined => {
  const { promise, state } = delivery
  if (state === "shipped") return deliveredAt(delivery, events, workingDays)
  if (state === "reserved" || state === "ready") return promise?.keptUntil
  // A transfer that arrives on the last day is in time, so the delivery expires at the end of that day.
  return state === "awaitingPayment"
    ? (payBy ?? berlinInstant(orderedOn, (transferDays + 1) * dayMinutes))
    : undefined
}

/**
 * Returns the instant of the next deadline of an order, in epoch milliseconds, or `undefined` for an order
 * without a deadline. An order expires if a reservation is not collected, a bank transfer does not arrive
 * within 7 days, or an online payment is not finished in time. A shipped delivery counts as delivered at its
 * deadline.
 *
 * @param workingDays see `DeliveredAfter`
 */
export const deadlineOf = (order: Order, workingDays: number): number | undefined => {
  const instants = order.deliveries.flatMap((delivery) => instantOf(delivery, order, workingDays) ?? [])
  return instants.length === 0 ? undefined : Math.min(...instants)
}

/**
 * Returns the events of passed deadlines: `deliver` for each shipped delivery, and `expire` for each other
 * delivery. If all open deliveries expire, returns one event for the whole order, so that its customer gets one
 * mail.
 */
export const dueEvents = (
  order: Order,
  at: number,
  workingDays: number,
): ReadonlyArray<OrderEvent & { readonly kind: "expire" | "deliver" }> => {
  const due = order.deliveries.filter((one) => (instantOf(one, order, workingDays) ?? Infinity) <= at)
  const open = order.deliveries.filter(({ state }) => isOpenState(state))
  const isWhole = due.length === open.length && due.every(({ state }) => state !== "shipped")
  if (due.length > 0 && isWhole) return [{ kind: "expire", actor: "deadline", at }]
  return due.map(({ deliveryId, state }) => ({
    kind: state === "shipped" ? "deliver" : "expire",
    actor: "deadline",
    at,
    deliveryId,
  }))
}
