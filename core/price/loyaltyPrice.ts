import type { Cents } from "../values/Cents.ts"
import type { Price } from "./Price.ts"

/**
 * Label of the price for card holders (storefront 9).
 * @stability stable
 * @example
 * import { loyaltyPriceLabel } from "@heimwerk/core/price"
 *
 * loyaltyPriceLabel // => "Vorteilskartenpreis"
 */
export const loyaltyPriceLabel = "Vorteilskartenpreis"

/**
 * Returns the price for card holders, or `undefined` for visitors without a card and for articles without
 * such a price (storefront 6).
 * @stability stable
 * @example
 * import { visibleLoyaltyPrice } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * const price = { loyaltyCardPrice: toCents(4_499) }
 * visibleLoyaltyPrice(price, true) // => 4499
 * visibleLoyaltyPrice(price, false) // => undefined
 */
export const visibleLoyaltyPrice = (
  price: Pick<Price, "loyaltyCardPrice">,
  hasLoyaltyCard: boolean,
): Cents | undefined => (hasLoyaltyCard ? price.loyaltyCardPrice : undefined)
