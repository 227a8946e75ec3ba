import { toQuantity } from "../values/toQuantity.ts"
import { keptPieces } from "./deliveryCost.ts"
import type { Order, OrderDelivery, OrderEvent, ReturnedPieces } from "./Order.ts"
import { stateAfter } from "./orderRules.ts"
import { isOpenState } from "./orderStateText.ts"

const concerns = ({ deliveryId, kind }: OrderEvent, delivery: OrderDelivery): boolean =>
  deliveryId === undefined
    ? isOpenState(delivery.state) || kind === "return"
    : deliveryId === delivery.deliveryId

/**
 * Returns a delivery in which the returned pieces are recorded. Returns `undefined` if more pieces are returned
 * than the customer has.
 */
const returnPieces = (
  delivery: OrderDelivery,
  pieces: ReadonlyArray<ReturnedPieces>,
): OrderDelivery | undefined => {
  let lines = delivery.lines
  for (const { articleId, quantity } of pieces) {
    const line = lines.find(({ product }) => product.articleId === articleId)
    if (line === undefined || keptPieces(line) < quantity) return undefined
    const returned = toQuantity((line.returned ?? 0) + quantity)
    lines = lines.map((one) => (one === line ? { ...one, returned } : one))
  }
  return { ...delivery, lines }
}

/** Returns the lines of a wholly returned delivery. If they count returned pieces, they then count all pieces. */
const returnedLines = (lines: OrderDelivery["lines"]): OrderDelivery["lines"] =>
  lines.some(({ returned }) => returned !== undefined)
    ? lines.map((line) => ({ ...line, returned: line.quantity }))
    : lines

/** Returns a delivery after an event that concerns it. Returns `undefined` if the event is not allowed. */
const deliveryAfter = (delivery: OrderDelivery, event: OrderEvent): OrderDelivery | undefined => {
  const state = stateAfter(delivery, event.kind, event.actor)
  if (state === undefined) return undefined
  if (event.pieces === undefined) {
    const lines = event.kind === "return" ? returnedLines(delivery.lines) : delivery.lines
    return { ...delivery, state, lines, ...(event.parcel === undefined ? {} : { parcel: event.parcel }) }
  }
  const returned = returnPieces(delivery, event.pieces)
  return returned?.lines.every((line) => keptPieces(line) === 0) === true ? { ...returned, state } : returned
}

/**
 * Returns the order after an event. This is the only way to change an order's state; `orderRules` lists what
 * is allowed. An event without a delivery id concerns all open deliveries; a return without one concerns all
 * deliveries. Returns `undefined` if the event concerns no delivery, or if one of the concerned deliveries
 * does not allow it. If only some pieces of a delivery are returned, it keeps its state.
 */
export const orderReducer = (order: Order, event: OrderEvent): Order | undefined => {
  const deliveries: Array<OrderDelivery> = []
  let isAllowed = false
  for (const delivery of order.deliveries) {
    const changed = concerns(event, delivery) ? deliveryAfter(delivery, event) : delivery
    if (changed === undefined) return undefined
    isAllowed ||= changed !== delivery
    deliveries.push(changed)
  }
  return isAllowed ? { ...order, deliveries, events: [...order.events, event] } : undefined
}
