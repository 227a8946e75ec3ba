import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useHydrateAtoms } from "jotai/utils"

import { basketService, initialBasketState } from "../features/basket/basket.ts"
import { type SyncedList, useSyncedList } from "./useSyncedList.ts"

const basket: SyncedList = {
  shelf: "basket",
  open: basketService.openIn,
  reload: (store) => basketService.runIn(store)(({ load }) => load),
}

/** Shows the basket that the server rendered, and keeps it in step with the service and the other windows. */
export const FollowBasket = ({ initial }: { readonly initial: Basket }) => {
  useHydrateAtoms([[basketService.stateAtom, initialBasketState(initial)]])
  useSyncedList(basket, basketService.useState().basket.version)
  return null
}
