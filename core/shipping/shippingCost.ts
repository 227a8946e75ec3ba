import type { DeliveryType } from "../basket/Basket.ts"
import { lineSum, type PricedLine } from "../basket/lineSum.ts"
import type { Carriage } from "../promise/deliveryPromise.ts"
import type { Cents } from "../values/Cents.ts"
import { toCents } from "../values/toCents.ts"

/** Value of the shipped goods, in cents, from which a parcel is free (storefront 2, footer claims). */
export const freeShippingFrom = /* @__PURE__ */ toCents(49_00)
/**
 * Price of a parcel with goods below `freeShippingFrom`, in cents. The specification names no price; this
 * is our choice.
 */
export const parcelPrice = /* @__PURE__ */ toCents(4_95)
/**
 * Price of a delivery by freight forwarder, in cents. The specification names no price; this is our choice.
 */
export const freightPrice = /* @__PURE__ */ toCents(39_95)
/**
 * Surcharge for a delivery to an island, in cents. The specification names no surcharge; this is our
 * choice.
 */
export const islandSurcharges: Readonly<Record<Carriage, Cents>> = {
  parcel: /* @__PURE__ */ toCents(9_95),
  freight: /* @__PURE__ */ toCents(49_95),
}

/** A line to be shipped. */
export interface ShippedLine extends PricedLine {
  readonly product: { readonly freight?: boolean }
}

/** Lines of one delivery type. */
interface Shipment {
  readonly deliveryType: DeliveryType
  readonly lines: ReadonlyArray<ShippedLine>
}

/** How an order is shipped and what this costs, in cents. */
export interface ShippingCost {
  /** How the goods travel; absent if everything is picked up in the market. */
  readonly carriage?: Carriage
  /** The price including the surcharge for an island. */
  readonly cost: Cents
  /** The surcharge for an island, which is a part of the price. */
  readonly surcharge: Cents
}

/** Returns how goods travel: by freight forwarder if one of the articles needs it, because all arrive together. */
export const carriageOf = (lines: ReadonlyArray<Pick<ShippedLine, "product">>): Carriage =>
  lines.some(({ product }) => product.freight === true) ? "freight" : "parcel"

/**
 * Returns the shipping of an order. A parcel costs 4,95 € and is free if its goods cost at least 49 € before
 * discounts. A delivery by freight forwarder costs 39,95 € at any value. The surcharge for an island is never
 * free. Pickup in the market is free and does not count towards the 49 €.
 *
 * @param isToIsland whether the delivery address is on an island
 */
export const shippingCost = (shipments: ReadonlyArray<Shipment>, isToIsland = false): ShippingCost => {
  const lines = shipments.flatMap((one) => (one.deliveryType === "homeDelivery" ? one.lines : []))
  const none = toCents(0)
  if (lines.length === 0) return { cost: none, surcharge: none }
  const carriage = carriageOf(lines)
  const goods = lines.reduce((sum, line) => sum + lineSum(line), 0)
  const price = carriage === "freight" ? freightPrice : goods >= freeShippingFrom ? none : parcelPrice
  const surcharge = isToIsland ? islandSurcharges[carriage] : none
  return { carriage, cost: toCents(price + surcharge), surcharge }
}
