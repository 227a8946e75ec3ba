import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"

/** A basket line with one piece of a drill, for pickup. */
export const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(1),
  deliveryType: "marketPickup",
} as const

/**
 * Tests of writing a world into a database that already has one.
 *
 * @param visitor makes the basket of a new visitor
 */
export const seedSqlSuite = (
  it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>,
  visitor: Effect.Effect<Baskets["Service"], never, Catalog | SqlClient.SqlClient>,
) => {
  it.effect(
    "migrating and seeding the same world again, even in parallel, does not write the row of the world again",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const before = yield* sql`select xmin::text as written, version from world`
        yield* Effect.all([migrate(), migrate(), seed(smallWorld), seed(smallWorld)], {
          concurrency: "unbounded",
        })
        assert.deepStrictEqual(yield* sql`select xmin::text as written, version from world`, before)
      }),
  )

  it.effect("seeding other data removes only discontinued articles from baskets", () =>
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const baskets = yield* visitor
      const gone = smallWorld.assortment.articles[1]?.product.articleId ?? drill.articleId
      yield* baskets.run({ kind: "add", line: drill }, "k1")
      yield* baskets.run({ kind: "add", line: { ...drill, articleId: gone } }, "k2")
      const articles = smallWorld.assortment.articles.filter(({ product }) => product.articleId !== gone)
      const markets = yield* Markets
      assert.lengthOf(yield* markets.all, 12)
      yield* seed({
        version: "small-2",
        markets: smallWorld.markets.slice(1),
        places: [],
        assortment: { ...smallWorld.assortment, articles },
        benefits: smallWorld.benefits,
      })
      assert.lengthOf(yield* markets.all, 11)
      assert.strictEqual((yield* (yield* Places).search("Köln", 1)).match, "none")
      assert.deepStrictEqual(yield* catalog.records([gone]), [])
      const basket = yield* baskets.read("full")
      assert.deepStrictEqual([basket.totalQuantity, basket.messages.length], [1, 1])
      const changed = yield* baskets.run({ kind: "add", line: drill }, "k3")
      assert.deepStrictEqual([changed.totalQuantity, changed.messages.length], [2, 1])
      yield* seed(smallWorld)
      assert.lengthOf(yield* catalog.records([gone]), 1)
    }),
  )

  it.effect("a seed that fails half way does not change the old data", () =>
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const before = yield* catalog.records([drill.articleId])
      const [first] = smallWorld.markets
      const twice = { ...smallWorld, version: "broken", markets: first === undefined ? [] : [first, first] }
      yield* Effect.flip(seed(twice))
      assert.deepStrictEqual(yield* catalog.records([drill.articleId]), before)
      assert.lengthOf(yield* catalog.navigation, 4)
    }),
  )
}
