import { randomUUID } from "node:crypto"

import { Effect } from "effect"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import { fill, stocked, stockOf } from "../../ports/Checkout.suite.ts"

/** A new visitor with two pieces of an article in the basket, and the request that orders them for pickup. */
export const pickupRequest = Effect.gen(function* () {
  const visitorId = randomUUID()
  const anna = yield* Effect.all({
    baskets: basketsFor(visitorId),
    checkout: checkoutFor({ visitorId }, "https://shop.example"),
    catalog: Catalog,
  })
  const article = yield* stocked(anna, 2)
  const stock = stockOf(anna, article)
  const before = yield* stock
  return { anna, article, before, stock, request: yield* fill(anna, article, 2) }
})
