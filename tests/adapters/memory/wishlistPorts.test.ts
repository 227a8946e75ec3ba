import { layer } from "@effect/vitest"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect, Layer } from "effect"

import { basketBenefitsSuite } from "../../ports/BasketBenefits.suite.ts"
import { wishlistsSuite } from "../../ports/Wishlists.suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"

/** Basket and wishlist port of one visitor on the same store. */
const visitor = Effect.all({ baskets: Baskets, wishlists: Wishlists }).pipe(
  Effect.provide(
    Layer.fresh(
      Layer.mergeAll(BasketsMemory.layer, WishlistsMemory.layer).pipe(
        Layer.provide(VisitorMemory.layer(smallWorld.benefits)),
      ),
    ),
  ),
)

layer(CatalogMemory.layer(smallWorld.assortment))("wishlists and benefits in memory", (it) => {
  basketBenefitsSuite(
    it,
    Effect.map(visitor, ({ baskets }) => baskets),
  )
  wishlistsSuite(it, visitor)
})
