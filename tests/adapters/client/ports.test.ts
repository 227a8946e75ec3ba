import { layer } from "@effect/vitest"
import { connect } from "@heimwerk/adapters/client/connection/connect.ts"
import { basketsOver, wishlistsOver } from "@heimwerk/adapters/client/lists/ports.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect, Semaphore } from "effect"

import { basketBenefitsSuite } from "../../ports/BasketBenefits.suite.ts"
import { basketsSuite } from "../../ports/Baskets.suite.ts"
import { wishlistsSuite } from "../../ports/Wishlists.suite.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"

/** A new visitor whose commands are sent one at a time, as the services of the core send them. */
const both = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const connection = connect({ origin, brand: "heimwerk" })
  const baskets = basketsOver(connection)
  const wishlists = wishlistsOver(connection)
  const turn = yield* Semaphore.make(1)
  return {
    baskets: Baskets.of({
      ...baskets,
      run: (command, key) => turn.withPermit(baskets.run(command, key)),
    }),
    wishlists: Wishlists.of({
      ...wishlists,
      run: (command, key) => turn.withPermit(wishlists.run(command, key)),
    }),
  }
})
const visitor = Effect.map(both, ({ baskets }) => baskets)

layer(MemoryShop.layer(), { excludeTestServices: true })("over the client without schemas", (it) => {
  basketsSuite(it, visitor)
  basketBenefitsSuite(it, visitor)
  wishlistsSuite(it, both)
})
