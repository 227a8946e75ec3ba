import { assert, describe, it } from "@effect/vitest"
import { makeVisitorSupply } from "@heimwerk/adapters/sql/visitor/supply.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { hammer, saw } from "../../support/checkout.ts"
import { emptyDatabase } from "../../support/emptyDatabase.ts"

const slow = { ...hammer, articleId: ArticleId.make("9999999") }
/** Ids of as many articles as the cache can hold. */
const otherIds = Array.from({ length: 2_000 }, (_, place) => ArticleId.make(String(5_000_000 + place)))

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
              ids.map((articleId) => ({ ...hammer, articleId })),
            ),
        })
        yield* Effect.gen(function* () {
          const { products } = (yield* makeVisitorSupply)("world")
          const cached = idsOf([hammer, saw])
          yield* products(cached)
          const first = yield* Effect.forkChild(products([...cached, slow.articleId]), {
            startImmediately: true,
          })
          yield* products(otherIds)
          yield* Deferred.succeed(reads, undefined)
          assert.deepStrictEqual(idsOf(yield* Fiber.join(first)), [...cached, slow.articleId])
          assert.deepStrictEqual(idsOf(yield* products(cached)), cached)
        }).pipe(Effect.provide(catalog), Effect.provideServiceEffect(SqlClient.SqlClient, emptyDatabase))
      }),
  )

  it.effect("unknown article ids are not cached, so they cannot remove the articles of other visitors", () =>
    Effect.gen(function* () {
      const reads: Array<ReadonlyArray<ArticleId>> = []
      const catalog = Layer.mock(Catalog, {
        records: (ids) =>
          Effect.sync(() => {
            reads.push(ids)
            return [hammer, saw].filter(({ articleId }) => ids.includes(articleId))
          }),
      })
      yield* Effect.gen(function* () {
        const { products } = (yield* makeVisitorSupply)("world")
        const sold = idsOf([hammer, saw])
        yield* products(sold)
        assert.deepStrictEqual(yield* products(otherIds), [])
        assert.deepStrictEqual(idsOf(yield* products(sold)), sold)
        yield* products(otherIds.slice(0, 1))
        assert.deepStrictEqual(reads, [sold, otherIds, otherIds.slice(0, 1)])
      }).pipe(Effect.provide(catalog), Effect.provideServiceEffect(SqlClient.SqlClient, emptyDatabase))
    }),
  )
})
