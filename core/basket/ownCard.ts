import type { KeptBasket } from "./KeptBasket.ts"

/**
 * Returns a basket with the customer's own loyalty card, unless another card was entered (storefront 6). The
 * own card is never stored with the basket, so the basket has it only while the customer is logged in.
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
