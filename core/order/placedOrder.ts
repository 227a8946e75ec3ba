import type { Market } from "../market/Market.ts"
import { readyText } from "../promise/pickupPromise.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import type { CheckoutOffer, OrderRequest } from "./CheckoutOffer.ts"
import type { DeliveryPromise, Order, OrderDelivery } from "./Order.ts"
import { orderOf } from "./orderOf.ts"

/** An offer that the customer orders. */
interface Accepted {
  readonly offer: CheckoutOffer
  readonly request: OrderRequest
  readonly orderId: string
  readonly now: BerlinTime
  /** The market for the pickup. */
  readonly market: Market | undefined
}

const destinationOf = (
  { address, contact }: OrderRequest,
  market: Market | undefined,
): ReadonlyArray<string> => {
  if (market !== undefined) {
    const { city, street, zip } = market.address
    return [market.name, street, `${zip} ${city}`]
  }
  if (address === undefined) return []
  return [
    `${contact.firstName} ${contact.lastName}`,
    ...(address.addition === "" ? [] : [address.addition]),
    address.street,
    `${address.postalCode} ${address.city}`,
  ]
}

/**
 * Returns the promise with the pickup time that the customer saw, unless the order is ready sooner. An order by bank
 * transfer has a promise without dates until the payment arrives.
 */
const keptPromise = (
  { prepaidText, ...promise }: DeliveryPromise,
  { payment, seen: { readyAt: seen } }: OrderRequest,
  now: BerlinTime,
): DeliveryPromise => {
  if (payment === "bankTransfer" && prepaidText !== undefined)
    return { text: prepaidText, ...(promise.route === undefined ? {} : { route: promise.route }) }
  if (promise.readyAt === undefined || seen === undefined) return promise
  const readyAt = Math.min(seen, promise.readyAt)
  return { ...promise, readyAt, text: readyText(readyAt, now) }
}

/**
 * Returns the order for an accepted offer. Payment in the market reserves the goods; every other payment must arrive
 * first. The pickup time is the one that the customer saw.
 */
export const placedOrder = ({ market, now, offer, orderId, request }: Accepted): Order => {
  return orderOf({
    orderId,
    orderedOn: now.date,
    contact: request.contact,
    payment: request.payment,
    deliveries: offer.deliveries.map(({ deliveryType, lines, promise }, index) => {
      const isPickup = deliveryType === "marketPickup"
      const destination = destinationOf(request, isPickup ? market : undefined)
      const delivery: Omit<OrderDelivery, "lines"> = {
        deliveryId: String(index + 1),
        deliveryType,
        state: request.payment === "payInMarket" ? "reserved" : "awaitingPayment",
        destination,
        ...(isPickup && market !== undefined ? { marketId: market.id } : {}),
        ...(promise === undefined ? {} : { promise: keptPromise(promise, request, now) }),
      }
      return {
        ...delivery,
        lines: lines.map(({ product, quantity, unitPrice }) => ({ product, quantity, unitPrice })),
      }
    }),
    discount: offer.totals.reduce((sum, { amount, kind }) => (kind === "goods" ? sum : sum + amount), 0),
    shipping: offer.shipping,
  })
}
