import { randomUUID } from "node:crypto"

import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Deferred, Effect, Fiber, Layer, Logger } from "effect"
import { SqlClient } from "effect/sql"

import { advisoryLock } from "@heimwerk/adapters/sql/advisoryLock.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate, migrations } from "@heimwerk/adapters/sql/migrate.ts"
import type { Migration } from "@heimwerk/adapters/sql/migrations/Migration.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"

import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { sqlPorts, withSmallWorld } from "../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { sqlSuite } from "./sqlSuite.ts"

class ServerUrl extends Context.Service<ServerUrl, string>()("tests/ServerUrl") {}

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(1),
  deliveryType: "marketPickup",
} as const

const server = Layer.effect(ServerUrl, postgresUrl)

const open = (url: string) => Database.layer({ url, directory: "/nowhere" })

const database = Layer.unwrap(Effect.map(ServerUrl, open)).pipe(Layer.provideMerge(server))

if (postgresPrograms === undefined) {
  describe("the SQL adapters on PostgreSQL", () => {
    it("the PostgreSQL tests are skipped on a machine without PostgreSQL", (context) => context.skip())
  })
} else {
  layer(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(database))), {
    excludeTestServices: true,
  })("the SQL adapters on PostgreSQL", (it) => {
    sqlSuite(it)

    it.effect("the PostgreSQL adapter reports its product, version and durability", () =>
      Effect.gen(function* () {
        const { description, durability, kind } = yield* OpenedDatabase
        assert.deepStrictEqual([kind, durability], ["postgresql", "power-loss safe"])
        assert.match(description, /^PostgreSQL \d+.* at 127\.0\.0\.1:\d+\/postgres$/u)
      }),
    )

    for (const setting of ["fsync", "synchronous_commit"]) {
      it.effect(`T-D5: the shop refuses a PostgreSQL server with the setting ${setting}=off`, () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const change = (value: string) =>
            Effect.andThen(
              sql`alter system set ${sql.literal(setting)} = ${sql.literal(value)}`,
              sql`select pg_reload_conf()`,
            )
          // Opens a new connection, because an open connection does not see the changed setting. The server
          // needs a moment to apply the setting.
          const refused = Effect.scoped(Layer.build(open(yield* ServerUrl))).pipe(
            Effect.flip,
            Effect.eventually,
          )
          yield* change("off")
          const error = yield* refused
          yield* change("on")
          assert.strictEqual(error.reason, "FsyncOff")
          assert.include(error.message, `${setting}=off`)
        }),
      )
    }

    it.effect("parallel reads of sessions over one connection find the visitor of each session", () =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        const made = yield* Effect.all(Array.from({ length: 20 }, () => sessions.create))
        const found = yield* Effect.forEach(made, ({ token }) => sessions.resolve(token), {
          concurrency: "unbounded",
        })
        assert.deepStrictEqual(
          found.map((visitor) => visitor?.visitorId),
          made.map(({ visitorId }) => visitorId),
        )
      }),
    )

    it.effect("a session is found again after PostgreSQL has closed the connection that reads sessions", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sessions = yield* Sessions
        const { token, visitorId } = yield* sessions.create
        yield* sessions.resolve(token)
        const reader = Effect.map(
          sql<{ readonly pid: number }>`
            select pid from pg_stat_activity where query like '%s.token_hash%' and pid <> pg_backend_pid()`,
          (rows) => rows.map(({ pid }) => pid),
        )
        const pids = yield* reader
        assert.lengthOf(pids, 1)
        yield* sql`select pg_terminate_backend(${pids[0]}::int, 5000)`
        // The read that meets the closed connection fails, and the server answers it with 503.
        const found = yield* Effect.eventually(sessions.resolve(token))
        assert.strictEqual(found?.visitorId, visitorId)
        assert.notDeepEqual(yield* reader, pids)
      }),
    )

    it.effect(
      "commands that wait for a locked table fail as Unavailable and free the connections for others",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const options = { url: yield* ServerUrl, directory: "/nowhere", lockLimitMillis: 20 }
          const limited = yield* Layer.build(
            Layer.fresh(CatalogSql.layer).pipe(Layer.provideMerge(Database.layer(options))),
          )
          const basket = yield* Effect.provide(basketsFor(randomUUID()), limited)
          // More commands than the pool has connections.
          const commands = Effect.forEach(
            Array.from({ length: 12 }, (_, index) => `locked ${index}`),
            (key) => Effect.flip(basket.run({ kind: "add", line: drill }, key)),
            { concurrency: "unbounded" },
          )
          const [failures, answer] = yield* sql.withTransaction(
            Effect.andThen(
              sql`lock table basket in access exclusive mode`,
              Effect.all([commands, Context.get(limited, SqlClient.SqlClient)`select 1 as one`], {
                concurrency: 2,
              }),
            ),
          )
          assert.deepStrictEqual(new Set(failures.map(({ reason }) => reason)), new Set(["Unavailable"]))
          assert.deepStrictEqual(answer, [{ one: 1 }])
        }),
    )

    it.effect(
      "a migration waits for another server that migrates, in spite of the limit of waits for locks",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const limited = yield* Layer.build(
            Database.layer({ url: yield* ServerUrl, directory: "/nowhere", lockLimitMillis: 1 }),
          )
          const id = Math.max(...migrations.map((migration) => migration.id)) + 1
          const lines: Array<unknown> = []
          const isLogged = yield* Deferred.make<void>()
          const log = Logger.make<unknown, void>(({ message }) => {
            lines.push(message)
            Deferred.doneUnsafe(isLogged, Effect.void)
          })
          const step: Migration = { id, name: "later", run: (own) => own`select 1` }
          const waits = Effect.eventually(
            Effect.filterOrFail(
              sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
              (rows) => rows.length > 0,
            ),
          )
          const migrating = yield* sql.withTransaction(
            Effect.gen(function* () {
              yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
              const fiber = yield* Effect.forkChild(
                migrate([...migrations, step]).pipe(
                  Effect.provide(limited),
                  Effect.provide(Logger.layer([log])),
                ),
              )
              yield* waits.pipe(
                Effect.raceFirst(Deferred.await(isLogged)),
                Effect.raceFirst(Fiber.join(fiber)),
              )
              return fiber
            }),
          )
          yield* Fiber.join(migrating)
          assert.deepStrictEqual(
            yield* sql`delete from schema_migration where id = ${id}::int returning name`,
            [{ name: "later" }],
          )
          assert.deepStrictEqual(lines, [])
        }),
    )

    it.effect("two servers on one PostgreSQL database share baskets and idempotency keys", () =>
      Effect.gen(function* () {
        const visitorId = randomUUID()
        const other = yield* Layer.build(
          Layer.fresh(CatalogSql.layer).pipe(Layer.provideMerge(open(yield* ServerUrl))),
        )
        const baskets = [yield* basketsFor(visitorId), yield* Effect.provide(basketsFor(visitorId), other)]
        const keys = Array.from({ length: 25 }, (_, index) => `k${index}`)
        yield* Effect.forEach(
          baskets.flatMap((basket, instance) =>
            keys.map((key) => [basket, key, `${instance} ${key}`] as const),
          ),
          ([basket, shared, own]) =>
            Effect.all([
              basket.run({ kind: "add", line: drill }, own),
              basket.run({ kind: "add", line: drill }, shared),
            ]),
          { concurrency: "unbounded" },
        )
        const seen = yield* Effect.forEach(baskets, (basket) => basket.read("full"))
        assert.deepStrictEqual(
          seen.map(({ lineItems, totalQuantity }) => [lineItems.length, totalQuantity]),
          [
            [1, 75],
            [1, 75],
          ],
        )
      }),
    )
  })
}
