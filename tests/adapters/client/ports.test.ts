import { layer } from "@effect/vitest"
import { connect } from "@heimwerk/adapters/client/connection/connect.ts"
import { basketsOver } from "@heimwerk/adapters/http/BasketsHttp.ts"
import { wishlistsOver } from "@heimwerk/adapters/http/WishlistsHttp.ts"
import { Effect } from "effect"

import { basketBenefitsSuite } from "../../ports/BasketBenefits.suite.ts"
import { basketsSuite } from "../../ports/Baskets.suite.ts"
import { oneAtATime } from "../../ports/oneAtATime.ts"
import { wishlistsSuite } from "../../ports/Wishlists.suite.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"

/** Basket and wishlist port of a new visitor without a session. */
const both = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const connection = connect({ origin, brand: "heimwerk" })
  return yield* oneAtATime(basketsOver(connection), wishlistsOver(connection))
})
const visitor = Effect.map(both, ({ baskets }) => baskets)

layer(MemoryShop.layer(), { excludeTestServices: true })(
  "the ports over the client without schemas",
  (it) => {
    basketsSuite(it, visitor)
    basketBenefitsSuite(it, visitor)
    wishlistsSuite(it, both)
  },
)
