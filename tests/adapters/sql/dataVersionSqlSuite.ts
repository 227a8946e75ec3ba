import { assert } from "@effect/vitest"
import { DataVersion } from "@heimwerk/server/cache/DataVersion.ts"
import * as dataVersionSql from "@heimwerk/server/cache/dataVersionSql.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"

/** Tests of the versions by which the server knows that its cached answers are outdated. */
export const dataVersionSqlSuite = (it: SuiteIt<SqlClient.SqlClient>) => {
  it.effect(
    "the version of the database changes with each committed change, and is read at most once per second",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { database, world } = yield* DataVersion
        const [first, firstWorld] = [yield* database, yield* world]
        yield* sql`create table version_test (id int)`
        assert.strictEqual(yield* database, first)
        yield* TestClock.adjust(dataVersionSql.versionMillis)
        const second = yield* database
        assert.notStrictEqual(second, first)
        yield* sql`drop table version_test`
        yield* TestClock.adjust(dataVersionSql.versionMillis)
        assert.notStrictEqual(yield* database, second)
        assert.strictEqual(yield* world, firstWorld)
      }).pipe(Effect.provide([dataVersionSql.layer, TestClock.layer()])),
  )
}
