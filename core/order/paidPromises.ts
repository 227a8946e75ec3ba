import type { Market } from "../market/Market.ts"
import { deliveryPromise } from "../promise/deliveryPromise.ts"
import { pickupPromise } from "../promise/pickupPromise.ts"
import { carriageOf } from "../shipping/shippingCost.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import { promiseToleranceMillis } from "./seenOffer.ts"
import type { DeliveryPromise, Order, OrderDelivery } from "./Order.ts"

/** The facts from which a payment computes the promises of an order. */
interface Paid {
  /** The paid delivery; absent if the payment is for the whole order. */
  readonly deliveryId?: string | undefined
  readonly now: BerlinTime
  /** The market of the pickup. */
  readonly market: Market | undefined
  /** Whether the order has taken its articles from the market's stock. */
  readonly isStocked: boolean
}

const promiseOf = (
  { deliveryType, lines, promise }: OrderDelivery,
  { isStocked, market, now }: Paid,
): DeliveryPromise | undefined => {
  if (deliveryType === "marketPickup") return market && pickupPromise(market, now, isStocked)
  const route = promise?.route
  return route && { ...deliveryPromise(now, carriageOf(lines), route), route }
}

/** Returns whether a pickup time still holds: the customer has seen it, and paid within 15 minutes. */
const isKept = (seen: DeliveryPromise | undefined, { readyAt }: DeliveryPromise): boolean =>
  seen?.readyAt !== undefined && readyAt !== undefined && readyAt - seen.readyAt <= promiseToleranceMillis

/**
 * Returns an order whose promises start with its payment. Deliveries that do not wait for a payment keep theirs, and so do
 * orders placed before promises had a route.
 */
export const paidPromises = (order: Order, paid: Paid): Order => ({
  ...order,
  deliveries: order.deliveries.map((delivery) => {
    const { deliveryId, state } = delivery
    if (state !== "awaitingPayment" || (paid.deliveryId ?? deliveryId) !== deliveryId) return delivery
    const promise = promiseOf(delivery, paid)
    return promise === undefined || isKept(delivery.promise, promise) ? delivery : { ...delivery, promise }
  }),
})
