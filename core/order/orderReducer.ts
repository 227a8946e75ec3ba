import type { Order, OrderDelivery, OrderEvent } from "./Order.ts"
import { stateAfter } from "./orderRules.ts"
import { isOpenState } from "./orderStateText.ts"

const concerns = ({ deliveryId, kind }: OrderEvent, delivery: OrderDelivery): boolean =>
  deliveryId === undefined
    ? isOpenState(delivery.state) || kind === "return"
    : deliveryId === delivery.deliveryId

/**
 * Returns the order after an event. This is the only way to change an order's state; `orderRules` lists what is
 * allowed. An event without a delivery concerns all open deliveries. Returns `undefined` if the event concerns no
 * delivery, or if one of them does not allow it; then nothing changes.
 */
export const orderReducer = (order: Order, event: OrderEvent): Order | undefined => {
  const deliveries: Array<OrderDelivery> = []
  let isAllowed = false
  for (const delivery of order.deliveries) {
    if (concerns(event, delivery)) {
      const state = stateAfter(delivery, event.kind, event.actor)
      if (state === undefined) return undefined
      isAllowed = true
      deliveries.push({ ...delivery, state, ...(event.parcel === undefined ? {} : { parcel: event.parcel }) })
    } else deliveries.push(delivery)
  }
  return isAllowed ? { ...order, deliveries, events: [...order.events, event] } : undefined
}
