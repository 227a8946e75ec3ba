import { Effect, Stream, SubscriptionRef } from "effect"

import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { BasketState } from "@heimwerk/core/basket/Shelves.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"

export const run = (command: BasketCommand) => BasketService.use((basket) => basket.run(command))

export const putBack = (line: BasketLine) => BasketService.use((basket) => basket.putBack(line))

export const moveToWishlist = (lineItemId: string) =>
  BasketService.use((basket) => basket.moveToWishlist(lineItemId))

/** Reads the basket again: another window may have changed it. */
export const reload = BasketService.use((basket) => basket.load)

/** Shows none, whatever the server says. */
export const forget = BasketService.use((basket) => basket.replace(emptyBasket))

/**
 * Takes over the basket that came with a page. An empty one without an id says only that there was none when the page was
 * asked for; since then one may have begun, so it is read again, behind whatever is under way.
 */
export const takeOver = (basket: Basket) =>
  BasketService.use((service) => (basket.id === "" ? service.load : service.replace(basket)))

/** Tells every state of the basket, beginning with the one the page came with. */
export const follow = (initial: Basket, tell: (state: BasketState) => void) =>
  BasketService.use((service) =>
    Effect.andThen(
      // A visitor may have been quicker than this: no basket at the start is nothing to tell the service.
      initial.id === "" ? Effect.void : service.replace(initial),
      Stream.runForEach(SubscriptionRef.changes(service.state), (state) => Effect.sync(() => tell(state))),
    ),
  )
