import { layer } from "@effect/vitest"
import { layer as shopAt } from "@heimwerk/adapters/http/layer.ts"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import * as WithdrawalsHttp from "@heimwerk/adapters/http/WithdrawalsHttp.ts"
import * as AddressesLoqate from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect, Layer } from "effect"

import { accountsSuite } from "../../ports/Accounts.suite.ts"
import { addressesSuite } from "../../ports/Addresses.suite.ts"
import { basketBenefitsSuite } from "../../ports/BasketBenefits.suite.ts"
import { basketsSuite } from "../../ports/Baskets.suite.ts"
import { catalogSuite } from "../../ports/Catalog.suite.ts"
import { marketsSuite } from "../../ports/Markets.suite.ts"
import { newsletterSuite } from "../../ports/Newsletter.suite.ts"
import { oneAtATime } from "../../ports/oneAtATime.ts"
import { placesSuite } from "../../ports/Places.suite.ts"
import { stocksSuite } from "../../ports/Stocks.suite.ts"
import { suggestionsSuite } from "../../ports/Suggestions.suite.ts"
import { withdrawalsSuite } from "../../ports/Withdrawals.suite.ts"
import { wishlistsSuite } from "../../ports/Wishlists.suite.ts"
import { MemoryShop, sentMails } from "../../server/support/memoryShop.ts"
import { makeCookieFetch } from "./support/cookieFetch.ts"

/** One visitor's ports over HTTP, connected to this file's test server. */
const visit = Layer.unwrap(
  MemoryShop.useSync(({ origin }) =>
    Layer.mergeAll(
      shopAt({ origin, brand: "heimwerk" }),
      AddressesLoqate.layer({ origin }),
      WithdrawalsHttp.layer.pipe(Layer.provide(ShopConnection.layer({ origin, brand: "heimwerk" }))),
    ),
  ),
).pipe(Layer.provide(makeCookieFetch()))

/** Basket and wishlist port of a new visitor without a session. */
const both = Effect.gen(function* () {
  return yield* oneAtATime(yield* Baskets, yield* Wishlists)
}).pipe(Effect.provide(Layer.fresh(visit)))
const visitor = Effect.map(both, ({ baskets }) => baskets)

layer(visit.pipe(Layer.provideMerge(MemoryShop.layer())), { excludeTestServices: true })(
  "the ports over HTTP",
  (it) => {
    marketsSuite(it)
    placesSuite(it)
    addressesSuite(it)
    stocksSuite(it)
    catalogSuite(it)
    suggestionsSuite(it)
    basketsSuite(it, visitor)
    basketBenefitsSuite(it, visitor)
    wishlistsSuite(it, both)
    accountsSuite(it, Effect.provide(Accounts, Layer.fresh(visit)))
    withdrawalsSuite(
      it,
      Effect.sync(() => [...sentMails]),
    )
    newsletterSuite(
      it,
      Effect.sync(() => [...sentMails]),
    )
  },
)
