import { atom, useAtomValue } from "jotai"

import { basketStateAtom } from "../../features/basket/atoms.ts"

const holdsCardAtom = atom((get) => get(basketStateAtom).basket.loyaltyConfig.loyaltyCardNumber !== undefined)

/** Whether the visitor has shown a loyalty card: who has sees the price for card holders (storefront 6). */
export const useHoldsCard = (): boolean => useAtomValue(holdsCardAtom)
