import type { DeliveryType } from "../basket/Basket.ts"
import { lineSum, type PricedLine } from "../basket/lineSum.ts"

/** Value of the shipped goods, in cents, from which a parcel is free (storefront 2, footer claims). */
export const freeShippingFrom = 49_00
/** Price of a parcel below that value, in cents. The specification names none; this is our choice. */
export const parcelPrice = 4_95

/** Lines with one delivery type. */
interface Shipment {
  readonly deliveryType: DeliveryType
  readonly lines: ReadonlyArray<PricedLine>
}

/**
 * Shipping of an order in cents: 4,95 € for a parcel, free if the goods of the parcel cost at least 49 € before
 * discounts. Pickup in the market is free and does not count towards the 49 €.
 */
export const shippingCost = (shipments: ReadonlyArray<Shipment>): number => {
  const lines = shipments.flatMap((one) => (one.deliveryType === "homeDelivery" ? one.lines : []))
  const goods = lines.reduce((sum, line) => sum + lineSum(line), 0)
  return lines.length === 0 || goods >= freeShippingFrom ? 0 : parcelPrice
}
