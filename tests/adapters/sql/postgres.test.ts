import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import * as Database from "@heimwerk/adapters/sql/database.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"

import { sqlPorts, withSmallWorld } from "../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { sqlSuite } from "./sqlSuite.ts"

class ServerUrl extends Context.Service<ServerUrl, string>()("tests/ServerUrl") {}

const server = Layer.effect(ServerUrl, postgresUrl)

const open = (url: string) => Database.layer({ url, directory: "/nowhere" })

const database = Layer.unwrap(Effect.map(ServerUrl, open)).pipe(Layer.provideMerge(server))

if (postgresPrograms === undefined) {
  describe("on PostgreSQL", () => {
    it.skip("PostgreSQL is not installed on this machine: its tests were skipped", () => undefined)
  })
} else {
  layer(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(database))), { excludeTestServices: true, timeout: "60 seconds" })(
    "on PostgreSQL",
    (it) => {
      sqlSuite(it)

      it.effect("An opened server says what it is and what it promises", () =>
        Effect.gen(function* () {
          const { description, durability, kind } = yield* OpenedDatabase
          assert.deepStrictEqual([kind, durability], ["postgresql", "power-loss safe"])
          assert.match(description, /^PostgreSQL \d+.* at 127\.0\.0\.1:\d+\/postgres$/u)
        }),
      )

      for (const setting of ["fsync", "synchronous_commit"]) {
        it.effect(`A server with ${setting}=off is refused`, () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient.SqlClient
            const change = (value: string) =>
              Effect.andThen(
                sql`alter system set ${sql.literal(setting)} = ${sql.literal(value)}`,
                sql`select pg_reload_conf()`,
              )
            // A new connection is needed to see the setting, and the server takes a moment to tell its processes.
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

      it.effect("Two instances on one server keep one basket together", () =>
        Effect.gen(function* () {
          const url = yield* ServerUrl
          const other = yield* Effect.scoped(Layer.build(open(url)).pipe(Effect.flatMap((context) => {
            const sql = Context.get(context, SqlClient.SqlClient)
            return sql`select count(*)::int as n from article`
          })))
          assert.deepStrictEqual(other, [{ n: 61 }])
        }),
      )
    },
  )
}
