import type { Price } from "../price/Price.ts"
import { visibleLoyaltyPrice } from "../price/loyaltyPrice.ts"
import { priceInForce } from "../price/priceInForce.ts"
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
