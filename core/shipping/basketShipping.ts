import type { BasketLine } from "../basket/Basket.ts"
import { lineSum } from "../basket/lineSum.ts"
import { freeShippingFrom, shippingCost } from "./shippingCost.ts"

/** Shipping of the articles in a basket, as the basket page shows it. */
export interface BasketShipping {
  /** Whether the basket has a parcel. Without one, everything is picked up in the market. */
  readonly hasParcel: boolean
  /** Price of the parcel in cents; 0 if it is free. */
  readonly cost: number
  /** Value of goods in cents that is missing for a free parcel; 0 if shipping costs nothing. */
  readonly missing: number
}

/** Returns what shipping the lines of a basket costs, and how much is missing for a free parcel. */
export const basketShipping = (
  lines: ReadonlyArray<Pick<BasketLine, "deliveryType" | "quantity" | "unitPrice">>,
): BasketShipping => {
  const parcel = lines.filter(({ deliveryType }) => deliveryType === "homeDelivery")
  const cost = shippingCost([{ deliveryType: "homeDelivery", lines: parcel }])
  const goods = parcel.reduce((sum, line) => sum + lineSum(line), 0)
  return { hasParcel: parcel.length > 0, cost, missing: cost === 0 ? 0 : freeShippingFrom - goods }
}
