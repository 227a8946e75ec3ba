import type { OrderQuery } from "../operator/orders.ts"

/** Deliveries that cost less than at the time of the order: given up, or with returned pieces. */
const reduced =
  '@.state == "cancelled" || @.state == "expired" || @.state == "returned" || exists(@.lines[*].returned)'
/** Payments that staff have booked. */
const booking = '@.kind == "pay" && @.actor == "staff"'
/** An order with a booked payment and a reduced delivery. */
const reducedBooking = `exists(@.events[*] ? (${booking})) && exists(@.deliveries[*] ? (${reduced}))`

/**
 * JSON paths that find the orders with a refund in a state. `due` also finds orders whose money is already paid
 * back: only `dueByHand` can compute the amount.
 */
export const refundPaths: Readonly<Record<NonNullable<OrderQuery["refund"]>, string>> = {
  waiting: "$.refunds[*] ? (!exists(@.doneAt) && !exists(@.failedAt))",
  failed: "$.refunds[*] ? (exists(@.failedAt) && !exists(@.isClosed))",
  due: `$ ? (exists(@.transfers) || (${reducedBooking}))`,
}
