import type { Market } from "../market/Market.ts"
import { deliveryPromise, prepaidDeliveryText } from "../promise/deliveryPromise.ts"
import { pickupPromise, prepaidPickupText } from "../promise/pickupPromise.ts"
import { carriageOf } from "../shipping/shippingCost.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import { promiseToleranceMillis } from "./seenOffer.ts"
import type { DeliveryPromise, Order, OrderDelivery } from "./Order.ts"

/** The data from which the promises of a paid order are computed. */
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

/**
 * Returns whether the pickup time that the customer saw still holds: the new one is at most 15 minutes
 * later.
 */
const isKept = (seen: DeliveryPromise | undefined, { readyAt }: DeliveryPromise): boolean =>
  seen?.readyAt !== undefined && readyAt !== undefined && readyAt - seen.readyAt <= promiseToleranceMillis

/**
 * Returns an order with promises that are computed again at the time of its payment. A delivery keeps its old
 * promise if it does not wait for this payment or if its pickup time still holds. It also keeps the promise
 * if no new one can be computed, for example in an order of an older version without a shipping route.
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

/**
 * Returns an order after its customer changed to a slow payment. The promises then have no dates, because these
 * depend on the arrival of the payment.
 */
export const prepaidPromises = (order: Order): Order => ({
  ...order,
  deliveries: order.deliveries.map((delivery) => {
    const { deliveryType, lines, promise, state } = delivery
    if (state !== "awaitingPayment" || promise === undefined) return delivery
    const text = deliveryType === "marketPickup" ? prepaidPickupText : prepaidDeliveryText(carriageOf(lines))
    return {
      ...delivery,
      promise: { text, ...(promise.route === undefined ? {} : { route: promise.route }) },
    }
  }),
})
