import { assert, describe, layer, it } from "@effect/vitest"
import { Context, Duration, Effect, Layer, Logger } from "effect"
import { SqlClient, SqlError } from "effect/sql"

import * as Database from "@heimwerk/adapters/sql/database.ts"
import { refusalAt } from "@heimwerk/adapters/sql/postgres.ts"
import { openReplicas } from "@heimwerk/adapters/sql/replicas/openReplicas.ts"
import { checkReplicas } from "@heimwerk/cli/diagnosis/probes.ts"

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

      it.effect(
        "a replica that has always refused the login is reported once in the log, and `heimwerk doctor` names the reason",
        () => {
          const lines: Array<unknown> = []
          const collect = Logger.make<unknown, void>(({ message }) => void lines.push(...[message].flat()))
          return Effect.gen(function* () {
            const url = new URL(yield* ServerUrl)
            url.username = "niemand"
            url.password = "geheim"
            const { check, states } = yield* openReplicas(yield* SqlClient.SqlClient, {
              urls: [url.href],
              maxLag: Duration.seconds(10),
            })
            yield* Effect.provide(Effect.andThen(check, check), Logger.layer([collect]))
            const place = `${url.host}/postgres`
            const reason = "it refuses the user or password, or its pg_hba.conf does not let them in"
            assert.deepStrictEqual(lines, [`Replica ${place} is left out: ${reason}.`])
            assert.deepStrictEqual(
              checkReplicas(yield* states).map(({ result }) => result),
              ["Sie lehnt den Benutzer oder das Passwort ab, oder ihre pg_hba.conf lässt sie nicht zu."],
            )
          }).pipe(Effect.scoped, Effect.provide(Layer.unwrap(Effect.map(ServerUrl, open))))
        },
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

      it.effect(
        "the shop says that the PostgreSQL server takes no more connections, and how many it needs",
        () =>
          Effect.gen(function* () {
            const url = new URL(yield* ServerUrl)
            yield* Effect.provide(
              SqlClient.SqlClient.use((sql) => sql`create role full_house login connection limit 0`),
              open(url.href),
            )
            url.username = "full_house"
            assert.deepStrictEqual(yield* refused(url.href), {
              reason: "TooManyConnections",
              message: `PostgreSQL at ${url.host}/postgres takes no more connections. Each instance of the shop needs 9.`,
            })
          }),
      )

      it.effect.each([
        ["57P03", "NotReady", "is starting up or shutting down"],
        ["CERT_HAS_EXPIRED", "UntrustedCertificate", "has a TLS certificate that is not trusted, expired,"],
      ] as const)("the shop names the reason of a connection that fails with %s", ([code, reason, text]) =>
        Effect.sync(() => {
          const cause = Object.assign(new Error("private"), { code })
          const error = new SqlError.SqlError({ reason: new SqlError.ConnectionError({ cause }) })
          const refusal = refusalAt("DATABASE_URL", "db:5432/shop", error)
          assert.strictEqual(refusal.reason, reason)
          assert.include(refusal.message, text)
          assert.notInclude(refusal.message, "private")
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
