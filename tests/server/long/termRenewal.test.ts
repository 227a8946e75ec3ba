import { assert, it } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { termRenewal, termsNotComputed } from "@heimwerk/server/jobs/termRenewal.ts"
import { Deferred, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { emptyDatabase } from "../../support/database.ts"
import { logTo } from "../../support/logTo.ts"

it.effect("old search terms are computed after the start, and an hour later again if this fails", () => {
  const log: Array<string> = []
  return Effect.gen(function* () {
    const directory = yield* emptyDatabase
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* migrate()
      yield* sql`insert into world (version, imported) values ('imported-1', true)`
      const [isFirst, isSecond] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      let runs = 0
      const renew = Effect.gen(function* () {
        runs += 1
        yield* Deferred.succeed(runs === 1 ? isFirst : isSecond, undefined)
        return runs === 1 ? "ended by SIGKILL" : ""
      })
      yield* termRenewal(renew)
      yield* Deferred.await(isFirst)
      yield* sql`select 1`
      assert.strictEqual(log.at(-1), `Warn: ${termsNotComputed}: ended by SIGKILL`)
      yield* TestClock.adjust("1 hour")
      yield* Deferred.await(isSecond)
      assert.strictEqual(runs, 2)
    }).pipe(Effect.scoped, Effect.provide(Database.layer({ directory })))
  }).pipe(logTo(log))
})
