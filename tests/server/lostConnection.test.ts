import { assert, describe, it } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { Context, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { postgresPrograms, postgresUrl } from "../support/postgres.ts"
import { basketPath, loginPath } from "./support/account.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { type Answer, addToBasket, cookieHeader, ownPage, send } from "./support/send.ts"
import { sqlWorld } from "./support/sqlWorld.ts"

const shop = { articleId: "1000001" }

/** Returns the process ids of the connections that wait for a lock. */
const waiting = (sql: SqlClient.SqlClient) =>
  sql<{ readonly pid: number }>`select pid from pg_stat_activity where wait_event_type = 'Lock'`

/** Terminates the connections that wait for a lock, as soon as there is such a connection. */
const terminateWaiting = (sql: SqlClient.SqlClient): Effect.Effect<void> =>
  Effect.gen(function* () {
    const pids = yield* waiting(sql)
    if (pids.length === 0) return yield* Effect.andThen(Effect.yieldNow, terminateWaiting(sql))
    for (const { pid } of pids) yield* sql`select pg_terminate_backend(${pid}::int)`
  }).pipe(Effect.orDie)

const commands: ReadonlyArray<readonly [what: string, table: string, run: (origin: string, cookie: string) => Promise<Answer>]> = [
  ["a change of a basket", "basket", (origin, cookie) => addToBasket(origin, shop, { cookie })],
  ["a voucher", "basket", (origin, cookie) => send(origin, `${basketPath}/vouchers`, { method: "POST", headers: { ...ownPage(origin), cookie }, body: '{"voucher":"HEIMWERK5"}' })],
  ["a move to the wishlist", "basket", (origin, cookie) => send(origin, `${basketPath}/items/1000001/move-to-wishlist`, { method: "POST", headers: { ...ownPage(origin), cookie } })],
  ["a login", "login_failure", (origin) => send(origin, loginPath, { method: "POST", headers: ownPage(origin), body: '{"email":"anna.berg@kunde.example","password":"Werkbank-2026!"}' })],
] // prettier-ignore

describe("a connection lost within a transaction", () => {
  if (postgresPrograms === undefined) {
    it("the tests of lost connections are skipped on a machine without PostgreSQL", (context) =>
      context.skip())
    return
  }

  it.live(
    "T-D10: the server answers 503 to a basket command or a login whose connection PostgreSQL closes during the transaction",
    () =>
      Effect.gen(function* () {
        const url = yield* postgresUrl
        const database = Layer.fresh(Database.layer({ url, directory: "" }))
        const { origin } = Context.get(
          yield* Layer.build(MemoryShop.layer({}, { world: sqlWorld({}, database) })),
          MemoryShop,
        )
        const client = Effect.map(
          Layer.build(Layer.fresh(Database.layer({ url, directory: "" }))),
          Context.get(SqlClient.SqlClient),
        )
        const [sql, watching] = [yield* client, yield* client]
        const cookie = cookieHeader(yield* Effect.promise(() => addToBasket(origin, shop)))
        for (const [what, table, run] of commands) {
          const answer = yield* sql.withTransaction(
            Effect.gen(function* () {
              yield* sql`lock table ${sql(table)} in access exclusive mode`
              const asked = yield* Effect.forkChild(
                Effect.promise(() => run(origin, cookie)),
                { startImmediately: true },
              )
              yield* terminateWaiting(watching)
              return yield* Fiber.join(asked)
            }),
          )
          assert.deepStrictEqual([answer.status, JSON.parse(answer.text).code], [503, "Unavailable"], what)
        }
        const after = yield* Effect.promise(() => addToBasket(origin, shop, { cookie }))
        assert.strictEqual(after.status, 200)
      }),
  )
})
