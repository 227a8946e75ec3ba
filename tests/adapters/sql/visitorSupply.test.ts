import { assert, describe, it } from "@effect/vitest"
import { makeVisitorSupply } from "@heimwerk/adapters/sql/visitor/supply.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { hammer, saw } from "../../support/checkout.ts"
import { emptyDatabase } from "../../support/emptyDatabase.ts"

const slow = { ...hammer, articleId: ArticleId.make("9999999") }
const sold = [hammer, saw, slow]

const idsOf = (products: ReadonlyArray<{ readonly articleId: ArticleId }>) =>
  products.map(({ articleId }) => articleId)

describe("the cache of the articles in baskets", () => {
  it.effect(
    "an article that was cached stays sold for all visitors if parallel requests empty the full cache while another article is read",
    () =>
      Effect.gen(function* () {
        const reads = yield* Deferred.make<void>()
        const catalog = Layer.mock(Catalog, {
          records: (ids) =>
            Effect.as(
              ids.includes(slow.articleId) ? Deferred.await(reads) : Effect.void,
              sold.filter(({ articleId }) => ids.includes(articleId)),
            ),
        })
        yield* Effect.gen(function* () {
          const { products } = (yield* makeVisitorSupply)("world")
          const cached = idsOf([hammer, saw])
          yield* products(cached)
          const first = yield* Effect.forkChild(products([...cached, slow.articleId]), {
            startImmediately: true,
          })
          yield* products(
            Array.from({ length: 2_000 }, (_, place) => ArticleId.make(String(5_000_000 + place))),
          )
          yield* Deferred.succeed(reads, undefined)
          assert.deepStrictEqual(idsOf(yield* Fiber.join(first)), idsOf(sold))
          assert.deepStrictEqual(idsOf(yield* products(cached)), cached)
        }).pipe(Effect.provide(catalog), Effect.provideServiceEffect(SqlClient.SqlClient, emptyDatabase))
      }),
  )
})
