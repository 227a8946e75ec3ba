import { assert } from "@effect/vitest"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"

const marketId = MarketId.make("520")
const query: ProductQuery = { marketId, filters: [], sort: "name", page: 1, pageSize: 96 }

const inStock = Effect.gen(function* () {
  const catalog = yield* Catalog
  const listed = yield* catalog.search({ ...query, filters: [{ field: "availability", values: ["1"] }] })
  const { facets, products } = yield* catalog.search(query)
  const counted = facets
    .find(({ field }) => field === "availability")
    ?.elements.find(({ value }) => value === "1")?.count
  return { listed: listed.total, counted, stocked: products.filter(({ stock = 0 }) => stock > 0) }
})

/** Tests of the tables that searches read. */
export const searchTablesSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog>) => {
  it.effect(
    "the list and the count of the articles in stock follow each change of the stock, including a change by a server of an older version",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* orderStoreSql
        const before = yield* inStock
        const [article] = before.stocked
        assert.isDefined(article)
        const quantity = article?.stock ?? 0
        const taken = {
          marketId,
          pieces: article === undefined ? [] : [{ articleId: article.articleId, quantity }],
        }
        assert.deepStrictEqual(
          [before.listed, before.counted],
          [before.stocked.length, before.stocked.length],
        )

        assert.isTrue(yield* store.atomically(store.take(taken)))
        const sold = yield* inStock
        assert.deepStrictEqual([sold.listed, sold.counted], [before.listed - 1, before.listed - 1])

        yield* store.atomically(store.release(taken))
        assert.deepStrictEqual(yield* inStock, before)

        // An older server changes the stock without recording which articles have changed.
        yield* sql`
          update stock set pieces[m.position + 1] = 0 from market m
          where m.id = ${marketId}::text and article_id = ${article?.articleId ?? ""}::text`
        yield* sql`insert into stock_change (changed) values (0)`
        const after = yield* inStock
        assert.deepStrictEqual([after.listed, after.counted], [before.listed - 1, before.listed - 1])
        yield* store.atomically(store.release(taken))
      }),
  )

  it.effect("a world that an older version has written gets its search tables with the first search", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalog = yield* Catalog
      const asked = { ...query, term: "schrauber lampe" }
      const before = yield* catalog.search(asked)
      yield* sql`delete from search_article`
      yield* sql`delete from search_column`
      yield* sql`delete from search_posting`
      yield* sql`update world set version = version || ' older', indexed = false`
      assert.isAbove(before.total, 0)
      assert.deepStrictEqual(yield* catalog.search(asked), before)
      yield* sql`update world set version = replace(version, ' older', '')`
    }),
  )
}
