import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Logger } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate, migrations } from "@heimwerk/adapters/sql/migrate.ts"
import type { Migration } from "@heimwerk/adapters/sql/migrations/Migration.ts"

import { emptyDatabase } from "../../support/database.ts"

describe("migrations", () => {
  it.live("T-D7: a failed migration changes nothing, and the next attempt applies it once", () =>
    Effect.gen(function* () {
      const directory = yield* emptyDatabase
      yield* Effect.provide(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const failing = (after: number): Migration => ({
            id: Math.max(...migrations.map(({ id }) => id)) + 1,
            name: "failing",
            run: (sql) =>
              Effect.forEach(
                Array.from({ length: after }, (_, index) => index),
                (index) => sql`create table step (${sql.literal(`column_${index}`)} int)`,
              ),
          })
          yield* Effect.flip(migrate([...migrations, failing(2)]))
          const tables = sql`select count(*)::int as n from information_schema.tables where table_name = 'step'`
          assert.deepStrictEqual(yield* tables, [{ n: 0 }])
          yield* migrate([...migrations, failing(1)])
          yield* migrate([...migrations, failing(1)])
          assert.deepStrictEqual(yield* tables, [{ n: 1 }])
          assert.deepStrictEqual(
            yield* sql`select id from schema_migration order by id`,
            [...migrations, failing(1)].map(({ id }) => ({ id })),
          )
        }),
        Database.layer({ directory }),
      )
    }),
  )

  it.live(
    "a migration that waits 500 ms for a lock is undone, logged once, and tried again until the lock is free",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const isLogged = yield* Deferred.make<void>()
        const warnings: Array<unknown> = []
        const log = Logger.make<unknown, void>(({ logLevel, message }) => {
          if (logLevel !== "Warn") return
          warnings.push(message)
          Deferred.doneUnsafe(isLogged, Effect.void)
        })
        const seen: Array<unknown> = []
        const locked: Migration = {
          id: Math.max(...migrations.map(({ id }) => id)) + 1,
          name: "locked",
          run: Effect.fnUntraced(function* (sql) {
            yield* sql`create table step (n int)`
            seen.push(...(yield* sql`show lock_timeout`))
            // The error of a statement that waits too long for a lock.
            if (seen.length < 3)
              yield* sql`do $$ begin raise exception 'locked' using errcode = 'lock_not_available'; end $$`
          }),
        }
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const migrating = yield* Effect.forkChild(migrate([...migrations, locked]))
          yield* Effect.raceFirst(Deferred.await(isLogged), Fiber.join(migrating))
          while (migrating.pollUnsafe() === undefined) {
            yield* TestClock.adjust("5 seconds")
            yield* sql`select 1`
          }
          yield* Fiber.join(migrating)
          assert.deepStrictEqual(yield* sql`show lock_timeout`, [{ lock_timeout: "0" }])
        }).pipe(
          Effect.provide([TestClock.layer(), Logger.layer([log])]),
          Effect.provide(Database.layer({ directory }), { local: true }),
        )
        assert.deepStrictEqual(
          seen,
          Array.from({ length: 3 }, () => ({ lock_timeout: "500ms" })),
        )
        assert.lengthOf(warnings, 1)
      }),
  )
})
