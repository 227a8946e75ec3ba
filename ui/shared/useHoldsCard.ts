import { hasLoyaltyCard } from "@heimwerk/core/session/SessionUser.ts"
import { atom, useAtomValue } from "jotai"

import { userAtom } from "../features/account/account.ts"
import { basketService } from "../features/basket/basket.ts"

const holdsCardAtom = atom(
  (get) =>
    hasLoyaltyCard(get(userAtom)) ||
    get(basketService.stateAtom).basket.loyaltyConfig.loyaltyCardNumber !== undefined,
)

/**
 * Whether the visitor has a loyalty card in the account or has entered one for the basket. Only these
 * visitors see the price for card holders (storefront 6).
 */
export const useHoldsCard = (): boolean => useAtomValue(holdsCardAtom)
