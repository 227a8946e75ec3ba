import { assert, describe, layer, it } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import * as Database from "@heimwerk/adapters/sql/database.ts"

import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"

class ServerUrl extends Context.Service<ServerUrl, string>()("tests/StartServerUrl") {}

const open = (url: string) => Database.layer({ url, directory: "/nowhere" })

/** Returns why the shop refuses an address, and checks that the message names no password. */
const refused = (url: string) =>
  Effect.scoped(Layer.build(open(url))).pipe(
    Effect.flip,
    Effect.map(({ message, reason }) => {
      assert.notInclude(message, "geheim")
      return { message, reason }
    }),
  )

if (postgresPrograms === undefined) {
  describe("a PostgreSQL server that refuses the shop", () => {
    it("the PostgreSQL tests are skipped on a machine without PostgreSQL", (context) => context.skip())
  })
} else {
  layer(Layer.effect(ServerUrl, postgresUrl), { excludeTestServices: true })(
    "a PostgreSQL server that refuses the shop",
    (it) => {
      it.effect("the shop says that PostgreSQL refuses an unknown user", () =>
        Effect.gen(function* () {
          const url = new URL(yield* ServerUrl)
          url.username = "niemand"
          url.password = "geheim"
          assert.deepStrictEqual(yield* refused(url.href), {
            reason: "LoginRefused",
            message: `PostgreSQL at ${url.host}/postgres refuses the user or password of DATABASE_URL, or its pg_hba.conf does not let them in.`,
          })
        }),
      )

      it.effect("the shop says that PostgreSQL refuses a wrong password or a missing one", () =>
        Effect.gen(function* () {
          const url = new URL(yield* ServerUrl)
          yield* Effect.provide(
            SqlClient.SqlClient.use((sql) =>
              Effect.gen(function* () {
                yield* sql`create role anna login password 'richtig'`
                const [file] = yield* sql<{
                  readonly path: string
                }>`select current_setting('hba_file') as path`
                yield* sql`copy (values ('host all anna all scram-sha-256'), ('host all all all trust'))
                  to ${sql.literal(`'${file?.path}'`)}`
                yield* sql`select pg_reload_conf()`
              }),
            ),
            open(url.href),
          )
          url.username = "anna"
          for (const password of ["geheim", ""]) {
            url.password = password
            // The server needs a moment to read its file.
            const { message } = yield* Effect.eventually(refused(url.href))
            assert.include(message, "refuses the user or password of DATABASE_URL")
          }
        }),
      )

      it.effect("the shop says that the PostgreSQL server has no database of this name", () =>
        Effect.gen(function* () {
          const url = new URL(yield* ServerUrl)
          url.password = "geheim"
          url.pathname = "/hiemwerk"
          assert.deepStrictEqual(yield* refused(url.href), {
            reason: "UnknownDatabase",
            message: `PostgreSQL at ${url.host} has no database hiemwerk.`,
          })
        }),
      )

      it.effect("the shop says that the PostgreSQL server does not offer TLS", () =>
        Effect.gen(function* () {
          const url = new URL(yield* ServerUrl)
          url.password = "geheim"
          url.searchParams.set("sslmode", "require")
          assert.deepStrictEqual(yield* refused(url.href), {
            reason: "NoTls",
            message: `PostgreSQL at ${url.host}/postgres does not offer TLS, which sslmode in DATABASE_URL demands.`,
          })
        }),
      )
    },
  )
}
