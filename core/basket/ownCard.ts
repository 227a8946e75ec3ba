import type { KeptBasket } from "./KeptBasket.ts"

/**
 * A basket as the holder of a loyalty card sees it (storefront 6): without a card shown for it, the customer's own one counts.
 * It is never kept with the basket, so that it counts as long as somebody is logged in.
 */
export const withOwnCard = (kept: KeptBasket, ownCard: string | undefined): KeptBasket =>
  ownCard === undefined || kept.attached.loyaltyCardNumber !== undefined
    ? kept
    : { ...kept, attached: { ...kept.attached, loyaltyCardNumber: ownCard } }

/** The same basket as it is kept: a card that is the customer's own is left out. */
export const withoutOwnCard = (kept: KeptBasket, ownCard: string | undefined): KeptBasket => {
  const { loyaltyCardNumber, ...attached } = kept.attached
  return loyaltyCardNumber === undefined || loyaltyCardNumber !== ownCard ? kept : { ...kept, attached }
}
