import type { BasketLine } from "../basket/Basket.ts"
import { lineSum } from "../basket/lineSum.ts"
import type { Carriage } from "../promise/deliveryPromise.ts"
import type { Cents } from "../values/Cents.ts"
import { toCents } from "../values/toCents.ts"
import { freeShippingFrom, type ShippedLine, shippingCost } from "./shippingCost.ts"

/** Shipping of the articles in a basket, as the basket page shows it. The surcharge for islands is not included. */
export interface BasketShipping {
  /** How the goods travel; absent if everything is picked up in the market. */
  readonly carriage?: Carriage
  /** Price of shipping in cents; 0 if it is free. */
  readonly cost: Cents
  /**
   * Value of goods in cents that must be added for a free parcel. 0 if shipping is free, or if the goods
   * are sent by freight forwarder.
   */
  readonly missing: Cents
}

/**
 * Returns the shipping cost of the lines of a basket, and the value of goods that is missing for a free
 * parcel.
 */
export const basketShipping = (
  lines: ReadonlyArray<Pick<BasketLine, "deliveryType"> & ShippedLine>,
): BasketShipping => {
  const shipped = lines.filter(({ deliveryType }) => deliveryType === "homeDelivery")
  const { carriage, cost } = shippingCost([{ deliveryType: "homeDelivery", lines: shipped }])
  const goods = shipped.reduce((sum, line) => sum + lineSum(line), 0)
  return {
    ...(carriage === undefined ? {} : { carriage }),
    cost,
    missing: toCents(cost === 0 || carriage === "freight" ? 0 : freeShippingFrom - goods),
  }
}
