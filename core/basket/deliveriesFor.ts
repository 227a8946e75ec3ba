import type { AvailabilityCode } from "../product/Product.ts"
import type { DeliveryType } from "./Basket.ts"

/**
 * The ways an article can reach the visitor, the usual one first (storefront 3, availability codes): sent home with code 0,
 * collected in the market with code 1 or 2; none when it can neither be sent nor collected.
 */
export const deliveriesFor = (codes: ReadonlyArray<AvailabilityCode>): ReadonlyArray<DeliveryType> => [
  ...(codes.includes("0") ? (["homeDelivery"] as const) : []),
  ...(codes.includes("1") || codes.includes("2") ? (["marketPickup"] as const) : []),
]
