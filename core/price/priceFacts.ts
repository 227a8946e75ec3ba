import type { Cents } from "../values/Cents.ts"
import { basePriceText } from "./basePrice.ts"
import { eurosSaved, percentSaved } from "./discountFlag.ts"
import { type FlagInput, productFlags } from "./flags.ts"
import type { Price } from "./Price.ts"
import { priceInForce } from "./priceInForce.ts"
import { announcedReduction } from "./reduction.ts"

/** The results of the price rules for an article. Amounts are cents; `null` where an article has no such amount. */
export interface PriceFacts {
  readonly regular: Cents
  readonly special: Cents | null
  /** Lowest price of the last 30 days. */
  readonly lowest30: Cents | null
  readonly priceInForce: Cents
  /** Whether the shop may announce a reduction (PAngV § 11). */
  readonly announced: boolean
  /** The announced saving in percent, rounded down. 0 without an announced reduction. */
  readonly percent: number
  /** The announced saving in whole euros, rounded down. 0 without an announced reduction. */
  readonly eurosSaved: number
  readonly flags: ReadonlyArray<string>
  /** Price per base unit: `2,00 € / m`. */
  readonly basePrice: string | null
  /** Price for holders of a loyalty card. */
  readonly loyaltyPrice: Cents | null
}

/** Applies all price rules to an article. */
export const priceFacts = (product: FlagInput & { readonly price: Price }): PriceFacts => {
  const { price } = product
  const reduction = announcedReduction(price)
  return {
    regular: price.regular,
    special: price.special ?? null,
    lowest30: price.lowest30 ?? null,
    priceInForce: priceInForce(price),
    announced: reduction !== undefined,
    percent: reduction === undefined ? 0 : percentSaved(reduction.regular, reduction.offer),
    eurosSaved: reduction === undefined ? 0 : eurosSaved(reduction.regular, reduction.offer),
    flags: productFlags(product),
    basePrice: basePriceText(price) ?? null,
    loyaltyPrice: price.loyaltyCardPrice ?? null,
  }
}
