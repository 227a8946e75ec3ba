import type { Market } from "../market/Market.ts"
import { pickupDeadline } from "../promise/pickupPromise.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import type { Order } from "./Order.ts"

/** The data from which the deadline of a ready pickup is computed. */
interface Ready {
  /** The ready delivery; absent if the whole order is ready. */
  readonly deliveryId?: string | undefined
  readonly now: BerlinTime
  /** The market of the pickup. */
  readonly market: Market | undefined
}

/**
 * Returns an order whose picked goods staff report ready now. The market keeps them until the end of the second
 * opening day after today, or until the promised time if that is later.
 */
export const readyPromises = (order: Order, { deliveryId: readyId, market, now }: Ready): Order => {
  const deadline = market && pickupDeadline(market, now)
  if (deadline === undefined) return order
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) => {
      const { deliveryId, deliveryType, promise, state } = delivery
      if (deliveryType !== "marketPickup" || state !== "picking" || promise === undefined) return delivery
      if ((readyId ?? deliveryId) !== deliveryId) return delivery
      return { ...delivery, promise: { ...promise, keptUntil: Math.max(promise.keptUntil ?? 0, deadline) } }
    }),
  }
}
