import type { Price } from "../price/Price.ts"
import { visibleLoyaltyPrice } from "../price/loyaltyPrice.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Cents } from "../values/Cents.ts"

/**
 * What one piece costs in a basket: the price in force; with a loyalty card in the basket, and only then, the card
 * holders' price where that is lower (storefront 6).
 */
export const unitPriceOf = (
  price: Pick<Price, "regular" | "special" | "loyaltyCardPrice">,
  hasLoyaltyCard: boolean,
): Cents => {
  const usual = priceInForce(price)
  const forHolders = visibleLoyaltyPrice(price, hasLoyaltyCard) ?? usual
  return forHolders < usual ? forHolders : usual
}
