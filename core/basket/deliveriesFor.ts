import type { AvailabilityCode } from "../product/Product.ts"
import type { DeliveryType } from "./Basket.ts"

/**
 * Returns the delivery types of an article, the default first (storefront 3, availability codes). Code 0
 * allows home delivery; codes 1 and 2 allow pickup in the market.
 */
export const deliveriesFor = (codes: ReadonlyArray<AvailabilityCode>): ReadonlyArray<DeliveryType> => [
  ...(codes.includes("0") ? (["homeDelivery"] as const) : []),
  ...(codes.includes("1") || codes.includes("2") ? (["marketPickup"] as const) : []),
]
