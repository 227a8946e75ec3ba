import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { AvailabilityCode } from "@heimwerk/core/product/Product.ts"

/** The ways an article can reach the visitor, the usual one first; none when it can neither be sent nor collected. */
export const deliveriesFor = (codes: ReadonlyArray<AvailabilityCode>): ReadonlyArray<DeliveryType> => [
  ...(codes.includes("0") ? (["homeDelivery"] as const) : []),
  ...(codes.includes("1") || codes.includes("2") ? (["marketPickup"] as const) : []),
]
