import { initialProgress } from "@heimwerk/core/basket/initialProgress.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

import { atom } from "jotai"

import { service } from "../../runtime/service.ts"

/** Initial state of a basket without changes in this window. */
export const initialBasketState = (basket: Basket): BasketState => ({ basket, ...initialProgress })

/**
 * The service of the visitor's basket. Until it is open, its state is the basket that the server rendered.
 */
export const basketService = service(
  async () => (await import("@heimwerk/core/basket/service.ts")).openBasket,
  initialBasketState(emptyBasket),
)

/** Whether a change of the basket waits for the network. */
export const isBasketWaitingAtom = atom((get) => get(basketService.shownAtom).waiting > 0)
