import { atom, useAtomValue } from "jotai"

import { userAtom } from "../features/account/account.ts"
import { basketService } from "../features/basket/basket.ts"
import { holdsCard } from "./holdsCard.ts"

const holdsCardAtom = atom((get) => holdsCard(get(userAtom), get(basketService.stateAtom).basket))

/** Whether the visitor has a loyalty card (`holdsCard`). */
export const useHoldsCard = (): boolean => useAtomValue(holdsCardAtom)
