import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect, Semaphore } from "effect"

/**
 * Wraps the basket and wishlist port of one visitor so that `run` executes one command at a time, as the services of
 * the core do. The first command of a visitor starts the session, so two parallel first commands would start two
 * sessions.
 */
export const oneAtATime = (baskets: Baskets["Service"], wishlists: Wishlists["Service"]) =>
  Effect.map(Semaphore.make(1), (turn) => ({
    baskets: Baskets.of({ ...baskets, run: (command, key) => turn.withPermit(baskets.run(command, key)) }),
    wishlists: Wishlists.of({
      ...wishlists,
      run: (command, key) => turn.withPermit(wishlists.run(command, key)),
    }),
  }))
