import { Effect } from "effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

/** Opens the basket with the one that the page shows. */
export const open = ({ basket: shown }: BasketState) =>
  BasketService.use((service) =>
    Effect.as(shown.id === "" ? Effect.void : service.replace(shown), {
      ...service,

      /** Empties the basket after a logout, without asking the server. */
      forget: service.replace(emptyBasket),

      /**
       * Shows the basket that was loaded with its page. An empty id means only that there was none at that time. It may exist
       * now, so it is loaded again, after the commands that are pending.
       */
      takeOver: (basket: Basket) => (basket.id === "" ? service.load : service.replace(basket)),
    }),
  )
