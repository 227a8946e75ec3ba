import { execFileSync } from "node:child_process"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { root } from "../../architecture/sources.ts"
import { plant } from "../../support/canary.ts"
import { sqlPorts, temporaryDirectory, withSmallWorld } from "../../support/database.ts"
import { dump } from "../../support/dump.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { isLong } from "../../support/size.ts"

const run = (script: string, file: string, url: string) =>
  execFileSync(join(root, "tools/postgres", script), [file], {
    env: { ...process.env, DATABASE_URL: url, PG_BIN: postgresPrograms },
    stdio: "pipe",
  })

describe("the backup scripts for PostgreSQL", () => {
  if (postgresPrograms === undefined) {
    it("the backup test for PostgreSQL is skipped on a machine without PostgreSQL", (context) =>
      context.skip())
    return
  }

  it.live(
    "T-D4: the PostgreSQL scripts restore every row of a backup, and overwrite neither tables nor a backup file",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const url = yield* postgresUrl
        const file = join(directory, "shop.dump")
        const empty = url.replace("/postgres?", "/empty?")
        const before = yield* Effect.gen(function* () {
          yield* plant(Email.make("kanarienvogel@post.example"), directory)
          yield* (yield* SqlClient.SqlClient)`create database empty`
          const rows = yield* dump
          run("backup.sh", file, url)
          return rows
        }).pipe(
          Effect.provide(
            Layer.fresh(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(databaseIn({ url, directory }))))),
          ),
        )
        run("restore.sh", file, empty)
        const restored = yield* Effect.provide(dump, Layer.fresh(databaseIn({ url: empty, directory })))
        assert.sameMembers([...restored], [...before])
        assert.throws(() => run("restore.sh", file, empty), /already exists/u)
        assert.throws(() => run("backup.sh", file, url), /exists already/u)
      }),
  )

  it.live.runIf(isLong)(
    "a PostgreSQL backup with the extension amcheck is restored by a user who may not create extensions",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const url = yield* postgresUrl
        const file = join(directory, "shop.dump")
        const empty = url.replace("heimwerk@", "clerk@").replace("/postgres?", "/empty?")
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* migrate()
          yield* sql`create extension amcheck`
          yield* sql`create role clerk login`
          yield* sql`create database empty owner clerk`
        }).pipe(Effect.provide(Layer.fresh(databaseIn({ url, directory }))))
        run("backup.sh", file, url)
        run("restore.sh", file, empty)
        const [restored] = yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          return yield* sql`
            select (select count(*)::int from customer_order) as orders,
              (select count(*)::int from pg_extension where extname = 'amcheck') as extensions`
        }).pipe(Effect.provide(Layer.fresh(databaseIn({ url: empty, directory }))))
        assert.deepStrictEqual(restored, { orders: 0, extensions: 0 })
      }),
  )
})
