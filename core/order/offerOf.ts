import type { Basket, BasketLine, DeliveryType } from "../basket/Basket.ts"
import { fitToStock } from "../basket/fitToStock.ts"
import { containedVat } from "../basket/totals.ts"
import type { Market } from "../market/Market.ts"
import type { Product } from "../product/Product.ts"
import { unitText } from "../product/salesUnit.ts"
import { offeredPayments } from "../payment/offeredPayments.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import { deliveryPromise, prepaidDeliveryText, type ShippingRoute } from "../promise/deliveryPromise.ts"
import { pickupPromise, prepaidPickupText } from "../promise/pickupPromise.ts"
import { isIsland } from "../shipping/islandPostcodes.ts"
import { carriageOf, shippingCost } from "../shipping/shippingCost.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { toCents } from "../values/toCents.ts"
import type { CheckoutOffer, OfferedDelivery } from "./CheckoutOffer.ts"

/** The data from which an offer is computed. */
export interface OfferInput {
  readonly basket: Basket
  /** The products of the basket, with the stock of the market. */
  readonly products: ReadonlyArray<Product>
  /** The chosen market; absent if none is chosen. */
  readonly market?: Market | undefined
  readonly now: BerlinTime
  /** The shipping route of a delivery to the home. */
  readonly route: ShippingRoute
  /** The payment methods of the shop. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** The postcode of the delivery address; absent until the customer has typed it. */
  readonly postalCode?: string | undefined
}

const deliveryTypes: ReadonlyArray<DeliveryType> = ["marketPickup", "homeDelivery"]

const isStocked = (lines: ReadonlyArray<BasketLine>, products: ReadonlyArray<Product>): boolean =>
  lines.every(({ product, quantity }) =>
    products.some(({ articleId, stock = 0 }) => articleId === product.articleId && stock >= quantity),
  )

const pickupOf = (
  lines: ReadonlyArray<BasketLine>,
  { market, now, products }: OfferInput,
): OfferedDelivery => {
  const promise = market && pickupPromise(market, now, isStocked(lines, products))
  return {
    deliveryType: "marketPickup",
    ...(market === undefined ? {} : { marketId: market.id, marketName: market.name }),
    ...(promise === undefined ? {} : { promise: { ...promise, prepaidText: prepaidPickupText } }),
    lines,
  }
}

const homeDeliveryOf = (lines: ReadonlyArray<BasketLine>, { now, route }: OfferInput): OfferedDelivery => {
  const carriage = carriageOf(lines)
  return {
    deliveryType: "homeDelivery",
    promise: {
      ...deliveryPromise(now, carriage, route),
      prepaidText: prepaidDeliveryText(carriage),
      route,
    },
    lines,
  }
}

const problemsOf = (
  { basket: { lineItems }, market, products }: OfferInput,
  deliveries: ReadonlyArray<OfferedDelivery>,
): ReadonlyArray<string> => {
  if (lineItems.length === 0) return ["Dein Warenkorb ist leer."]
  const pickup = deliveries.find(({ deliveryType }) => deliveryType === "marketPickup")
  if (pickup !== undefined && market === undefined)
    return ["Bitte wähle einen Markt, in dem du deine Artikel abholen möchtest."]
  if (pickup !== undefined && pickup.promise === undefined)
    return ["In diesem Markt kannst du gerade nichts abholen. Bitte wähle einen anderen Markt."]
  const items = lineItems.map(({ deliveryType, product: { articleId }, quantity }) => ({
    articleId,
    deliveryType,
    quantity,
  }))
  const { reduced, removed } = fitToStock(items, products, market?.id).changedStock
  const unitOf = (articleId: ArticleId) => products.find((product) => product.articleId === articleId)?.unit
  return [
    ...removed.map(({ name }) => `„${name}“ ist gerade nicht verfügbar. Bitte nimm den Artikel heraus.`),
    ...reduced.map(
      ({ articleId, left, name }) =>
        `Von „${name}“ ${left === 1 ? "ist" : "sind"} nur noch ${unitText(left, unitOf(articleId))} verfügbar. Bitte ändere die Menge.`,
    ),
  ]
}

/**
 * Returns the offer for a basket: one delivery per delivery type, the promise of each delivery, shipping,
 * and the payment methods. A problem says what the customer must change before ordering.
 */
export const offerOf = (input: OfferInput): CheckoutOffer => {
  const { lineItems, sumExcludingVat, totalCost, totals } = input.basket
  const deliveries = deliveryTypes.flatMap((deliveryType): ReadonlyArray<OfferedDelivery> => {
    const lines = lineItems.filter((line) => line.deliveryType === deliveryType)
    if (lines.length === 0) return []
    return [deliveryType === "marketPickup" ? pickupOf(lines, input) : homeDeliveryOf(lines, input)]
  })
  const { postalCode } = input
  const { cost, surcharge } = shippingCost(deliveries, postalCode !== undefined && isIsland(postalCode))
  const total = toCents(totalCost + cost)
  return {
    deliveries,
    totals,
    shipping: toCents(cost),
    ...(surcharge === 0 ? {} : { islandSurcharge: toCents(surcharge) }),
    vat: toCents(totalCost - sumExcludingVat + containedVat(cost)),
    total,
    payments: offeredPayments({
      available: input.methods,
      isPickup: deliveries.every(({ deliveryType }) => deliveryType === "marketPickup"),
      total,
    }),
    problems: problemsOf(input, deliveries),
  }
}
