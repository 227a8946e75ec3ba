import type { KeptBasket } from "./KeptBasket.ts"

/**
 * Returns a basket as the holder of a loyalty card sees it (storefront 6). The customer's own card counts if
 * no other card was entered. It is never stored with the basket, so it counts only while the customer is
 * logged in.
 */
export const withOwnCard = (kept: KeptBasket, ownCard: string | undefined): KeptBasket =>
  ownCard === undefined || kept.attached.loyaltyCardNumber !== undefined
    ? kept
    : { ...kept, attached: { ...kept.attached, loyaltyCardNumber: ownCard } }

/** Returns the basket to store, without the customer's own loyalty card. */
export const withoutOwnCard = (kept: KeptBasket, ownCard: string | undefined): KeptBasket => {
  const { loyaltyCardNumber, ...attached } = kept.attached
  return loyaltyCardNumber === undefined || loyaltyCardNumber !== ownCard ? kept : { ...kept, attached }
}
