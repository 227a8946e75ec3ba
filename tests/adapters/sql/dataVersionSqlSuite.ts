import { assert } from "@effect/vitest"
import { orderStoreSql } from "@heimwerk/adapters/sql/OrderStoreSql.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { DataVersion } from "@heimwerk/server/cache/DataVersion.ts"
import * as dataVersionSql from "@heimwerk/server/cache/dataVersionSql.ts"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"

const Stocked = Schema.Tuple([Schema.Struct({ articleId: ArticleId, marketId: MarketId })])

/** Tests of the versions by which the server knows that its cached answers are outdated. */
export const dataVersionSqlSuite = (it: SuiteIt<SqlClient.SqlClient>) => {
  it.effect(
    "the version of the world and its stock changes when an order takes or returns pieces, and is read at most once per second",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* orderStoreSql
        const { stockedWorld, world } = yield* DataVersion
        const [{ articleId, marketId }] = yield* Schema.decodeUnknownEffect(Stocked)(
          yield* sql`
          select s.article_id as "articleId", m.id as "marketId" from stock s, market m
          where s.pieces[m.position + 1] > 0 order by s.article_id, m.id limit 1`,
        )
        const taken = { marketId, pieces: [{ articleId, quantity: 1 }] }
        const [first, firstWorld] = [yield* stockedWorld, yield* world]
        assert.isTrue(yield* store.atomically(store.take(taken)))
        assert.strictEqual(yield* stockedWorld, first)
        yield* TestClock.adjust(dataVersionSql.versionMillis)
        const second = yield* stockedWorld
        assert.notStrictEqual(second, first)
        yield* store.atomically(store.release(taken))
        yield* TestClock.adjust(dataVersionSql.versionMillis)
        assert.notInclude([first, second], yield* stockedWorld)
        assert.strictEqual(yield* world, firstWorld)
      }).pipe(Effect.provide([dataVersionSql.layer, TestClock.layer()])),
  )

  it.effect("the version of the world and its stock stays the same when a visitor changes a basket", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { stockedWorld } = yield* DataVersion
      const first = yield* stockedWorld
      yield* sql`
        insert into basket (visitor_id, id, version, changed)
        values ('of the version test', 'of the version test', 1, 0)`
      yield* TestClock.adjust(dataVersionSql.versionMillis)
      assert.strictEqual(yield* stockedWorld, first)
      yield* sql`delete from basket where visitor_id = 'of the version test'`
    }).pipe(Effect.provide([dataVersionSql.layer, TestClock.layer()])),
  )
}
