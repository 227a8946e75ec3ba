import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * Label of the price for card holders (storefront 9).
 * @stability stable
 */
export const loyaltyPriceLabel = "Vorteilskartenpreis"

/**
 * Returns the price for card holders, or `undefined` for visitors without a card (storefront 6).
 * @stability stable
 */
export const visibleLoyaltyPrice = (
  price: Pick<Price, "loyaltyCardPrice">,
  hasLoyaltyCard: boolean,
): Cents | undefined => (hasLoyaltyCard ? price.loyaltyCardPrice : undefined)
