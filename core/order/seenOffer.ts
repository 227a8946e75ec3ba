import { waitsLong } from "../payment/offeredPayments.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import { unitText } from "../product/salesUnit.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { CheckoutOffer, SeenOffer } from "./CheckoutOffer.ts"

/**
 * Maximum delay of a pickup time without a new consent of the customer, in ms: 15 minutes. Reading the page or
 * typing a card number takes about as long.
 */
export const promiseToleranceMillis = 15 * 60_000

const linesOf = ({ deliveries }: CheckoutOffer) => deliveries.flatMap(({ lines }) => lines)

const marketIdOf = ({ deliveries }: CheckoutOffer): MarketId | undefined =>
  deliveries.flatMap(({ marketId }) => marketId ?? [])[0]

const readyAtOf = ({ deliveries }: CheckoutOffer): number | undefined =>
  deliveries.flatMap(({ promise }) => promise?.readyAt ?? [])[0]

const arrivesByOf = ({ deliveries }: CheckoutOffer): string | undefined =>
  deliveries.flatMap(({ promise }) => promise?.arrivesBy ?? [])[0]

/**
 * Returns the part of an offer that the customer agrees to by ordering. Send it as `seen` of the order, so that the shop
 * refuses the order if its price, lines or dates have changed meanwhile (`OfferChanged`).
 * @stability stable
 * @example
 * import { basket, checkout, createShop } from "@heimwerk/adapters/client"
 * import { seenOf } from "@heimwerk/core/order"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket, checkout })
 * await shop.basket.add({ articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" })
 * const offer = await shop.checkout.offer({})
 * offer.ok && seenOf(offer.value).lines[0]?.quantity // => 2
 */
export const seenOf = (offer: CheckoutOffer): SeenOffer => {
  const marketId = marketIdOf(offer)
  const readyAt = readyAtOf(offer)
  const arrivesBy = arrivesByOf(offer)
  return {
    total: offer.total,
    lines: linesOf(offer).map(({ lineItemId, quantity, unitPrice }) => ({ lineItemId, quantity, unitPrice })),
    ...(marketId === undefined ? {} : { marketId }),
    ...(readyAt === undefined ? {} : { readyAt }),
    ...(arrivesBy === undefined ? {} : { arrivesBy }),
  }
}

const hasMoved = (seen: number | undefined, readyAt: number | undefined): boolean =>
  seen === undefined || readyAt === undefined ? seen !== readyAt : readyAt - seen > promiseToleranceMillis

/**
 * Returns whether the pickup is in another market than the customer saw. An older page does not say which market it
 * showed.
 */
const hasOtherMarket = (seen: SeenOffer, offer: CheckoutOffer): boolean => {
  const marketId = marketIdOf(offer)
  return seen.marketId !== undefined && marketId !== undefined && seen.marketId !== marketId
}

/**
 * Returns sentences about dates that have changed. A delivery that arrives sooner does not count as a
 * change.
 */
const changedDates = (seen: SeenOffer, offer: CheckoutOffer): ReadonlyArray<string> => {
  const arrivesBy = arrivesByOf(offer)
  return [
    ...(hasMoved(seen.readyAt, readyAtOf(offer)) ? ["Der Termin für die Abholung hat sich geändert."] : []),
    ...(arrivesBy !== undefined && arrivesBy > (seen.arrivesBy ?? "")
      ? ["Der Termin für die Lieferung hat sich geändert."]
      : []),
  ]
}

/**
 * Returns German sentences about what has changed since the customer saw an offer. Empty if the customer
 * agreed to this offer. A pickup time that is earlier, or at most 15 minutes later, does not count as a change.
 * With a slow payment, dates are not compared, because they count from the arrival of the money.
 */
export const offerChanges = (
  seen: SeenOffer,
  offer: CheckoutOffer,
  payment: PaymentMethod,
): ReadonlyArray<string> => {
  const now = linesOf(offer)
  const before = new Map(seen.lines.map((line) => [line.lineItemId, line]))
  const changes = now.flatMap(({ lineItemId, product: { name, unit }, quantity, unitPrice }) => {
    const old = before.get(lineItemId)
    if (old === undefined) return [`„${name}“ ist dazugekommen.`]
    return [
      ...(old.quantity === quantity
        ? []
        : [
            `Von „${name}“ ${quantity === 1 ? "ist" : "sind"} jetzt ${unitText(quantity, unit)} im Warenkorb.`,
          ]),
      ...(old.unitPrice === unitPrice
        ? []
        : [`„${name}“ kostet jetzt ${formatCents(unitPrice)} statt ${formatCents(old.unitPrice)}.`]),
    ]
  })
  if (seen.lines.some(({ lineItemId }) => now.every((line) => line.lineItemId !== lineItemId)))
    changes.push("Ein Artikel liegt nicht mehr im Warenkorb.")
  if (hasOtherMarket(seen, offer)) changes.push("Der Markt für die Abholung hat sich geändert.")
  if (!waitsLong(payment, offer.total)) changes.push(...changedDates(seen, offer))
  if (changes.length === 0 && seen.total !== offer.total)
    changes.push(`Die Summe ist jetzt ${formatCents(offer.total)} statt ${formatCents(seen.total)}.`)
  return changes
}
