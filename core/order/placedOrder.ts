import type { DeliveryType } from "../basket/Basket.ts"
import type { Market } from "../market/Market.ts"
import type { BankAccount } from "../payment/BankAccount.ts"
import { readyText } from "../promise/pickupPromise.ts"
import { isOnline, waitsLong } from "../payment/offeredPayments.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import type { CheckoutOffer, OrderRequest } from "./CheckoutOffer.ts"
import type { DeliveryPromise, Order } from "./Order.ts"
import { type Ordered, orderOf } from "./orderOf.ts"
import type { OrderState } from "./OrderState.ts"

/** An offer that the customer has accepted, with all data of the order. */
interface Accepted {
  readonly offer: CheckoutOffer
  readonly request: OrderRequest
  readonly orderId: string
  readonly now: BerlinTime
  /** The market for the pickup. */
  readonly market: Market | undefined
  /** The shop's bank account. */
  readonly account: BankAccount
}

/**
 * The customer must begin the online payment within this number of minutes after placing an order. Otherwise
 * the order expires.
 */
const paymentMinutes = 30

/**
 * Returns the address of a delivery, line by line: the market's for a pickup, the customer's for a delivery to the
 * home.
 */
const destinationOf = (
  deliveryType: DeliveryType,
  { market, request: { address, contact } }: Accepted,
): ReadonlyArray<string> | undefined => {
  if (deliveryType === "homeDelivery")
    return (
      address && [
        `${contact.firstName} ${contact.lastName}`,
        ...(address.addition === "" ? [] : [address.addition]),
        address.street,
        `${address.postalCode} ${address.city}`,
      ]
    )
  return market && [market.name, market.address.street, `${market.address.zip} ${market.address.city}`]
}

/**
 * Returns the promise with the pickup time that the customer saw, unless the order is ready sooner. An order that
 * waits for a slow payment has a promise without dates until the payment arrives.
 */
const keptPromise = (
  { prepaidText, ...promise }: DeliveryPromise,
  { now, offer, request: { payment, seen } }: Accepted,
): DeliveryPromise => {
  if (waitsLong(payment, offer.total) && prepaidText !== undefined)
    return { text: prepaidText, ...(promise.route === undefined ? {} : { route: promise.route }) }
  return promise.readyAt !== undefined && seen.readyAt !== undefined && seen.readyAt < promise.readyAt
    ? { ...promise, readyAt: seen.readyAt, text: readyText(seen.readyAt, now) }
    : promise
}

const firstState = ({ offer, request }: Accepted): OrderState => {
  if (request.payment === "payInMarket") return "reserved"
  return offer.total === 0 ? "paid" : "awaitingPayment"
}

/**
 * Returns the order for an accepted offer, or `undefined` if an address or the market of a pickup is missing.
 * Payment in the market reserves the goods; every other payment must arrive first. An order of 0 € counts as
 * paid, because no bank transfers 0 €. The pickup time is the one that the customer saw, or an earlier one.
 */
export const placedOrder = (accepted: Accepted): Order | undefined => {
  const { account, market, now, offer, orderId, request } = accepted
  const deliveries: Array<Ordered["deliveries"][number]> = []
  for (const [index, { deliveryType, lines, promise }] of offer.deliveries.entries()) {
    const destination = destinationOf(deliveryType, accepted)
    if (destination === undefined) return undefined
    deliveries.push({
      deliveryId: String(index + 1),
      deliveryType,
      state: firstState(accepted),
      destination,
      ...(deliveryType === "marketPickup" && market !== undefined ? { marketId: market.id } : {}),
      ...(promise === undefined ? {} : { promise: keptPromise(promise, accepted) }),
      lines: lines.map(({ product, quantity, unitPrice }) => ({ product, quantity, unitPrice })),
    })
  }
  return orderOf({
    orderId,
    orderedOn: now.date,
    contact: request.contact,
    payment: request.payment,
    ...(request.payment === "bankTransfer" ? { bankAccount: account } : {}),
    ...(isOnline(request.payment) ? { payBy: now.epochMillis + paymentMinutes * 60_000 } : {}),
    deliveries,
    discount: offer.totals.reduce((sum, { amount, kind }) => (kind === "goods" ? sum : sum + amount), 0),
    shipping: offer.shipping,
  })
}
