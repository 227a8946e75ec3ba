import type { Price } from "../price/Price.ts"
import { visibleLoyaltyPrice } from "../price/loyaltyPrice.ts"
import { priceInForce } from "../price/priceInForce.ts"
import { announcedReduction } from "../price/reduction.ts"
import type { Cents } from "../values/Cents.ts"

/**
 * Returns the price of one piece in a basket: the price in force, or the card price if it is lower and the
 * basket has a loyalty card (storefront 6).
 */
export const unitPriceOf = (
  price: Pick<Price, "regular" | "special" | "loyaltyCardPrice">,
  hasLoyaltyCard: boolean,
): Cents => {
  const usual = priceInForce(price)
  const forHolders = visibleLoyaltyPrice(price, hasLoyaltyCard) ?? usual
  return forHolders < usual ? forHolders : usual
}

/**
 * Returns the struck price beside the price of one piece: the lowest price of the last 30 days, if the offer or
 * card price is below it (ADR 0096, point 13).
 */
export const referencePriceOf = (
  price: Pick<Price, "regular" | "special" | "lowest30">,
  unitPrice: Cents,
): Cents | undefined =>
  price.special === undefined && unitPrice === price.regular
    ? undefined
    : announcedReduction({ special: unitPrice, lowest30: price.lowest30 })?.regular
