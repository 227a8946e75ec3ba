import { initialProgress } from "@heimwerk/core/basket/initialProgress.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

import { service } from "../../runtime/service.ts"

/** State of a basket that was not changed in this window. */
export const initialBasketState = (basket: Basket): BasketState => ({ basket, ...initialProgress })

/** The visitor's basket. Until the service is open, it is the one that the server rendered. */
export const basketService = service(
  async () => (await import("@heimwerk/core/basket/service.ts")).openBasket,
  initialBasketState(emptyBasket),
)
