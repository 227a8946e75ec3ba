import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * How the price for card holders is called (storefront 9).
 * @stability stable
 */
export const loyaltyPriceLabel = "Vorteilskartenpreis"

/**
 * The price for card holders, which only they see (storefront 6).
 * @stability stable
 */
export const visibleLoyaltyPrice = (
  price: Pick<Price, "loyaltyCardPrice">,
  hasLoyaltyCard: boolean,
): Cents | undefined => (hasLoyaltyCard ? price.loyaltyCardPrice : undefined)
