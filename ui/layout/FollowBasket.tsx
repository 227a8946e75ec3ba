import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useHydrateAtoms } from "jotai/utils"

import { basketStateAtom, followBasketAtom, reloadAtom, restingState } from "../features/basket/atoms.ts"
import { useShelf } from "./useShelf.ts"

/** Shows the server-rendered basket, then the state of the core's basket service. */
export const FollowBasket = ({ initial }: { readonly initial: Basket }) => {
  useHydrateAtoms([[basketStateAtom, restingState(initial)]])
  useShelf({
    shelf: "basket",
    version: useAtomValue(basketStateAtom).basket.version,
    follow: useSetAtom(followBasketAtom),
    reload: useSetAtom(reloadAtom),
  })
  return null
}
