import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { hasLoyaltyCard, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"

/**
 * Returns whether a visitor has a loyalty card in the account or has entered one for the basket. Only these visitors
 * see the price for card holders (storefront 6).
 */
export const holdsCard = (user: SessionUser, { loyaltyConfig }: Pick<Basket, "loyaltyConfig">): boolean =>
  hasLoyaltyCard(user) || loyaltyConfig.loyaltyCardNumber !== undefined
