import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"

import type { SuiteIt } from "../../ports/Suite.ts"

/** Tests of the sessions of visitors. */
export const sessionsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Sessions>) => {
  it.effect("a session token identifies its visitor, and an unknown token identifies no visitor", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const [one, other] = [yield* sessions.create, yield* sessions.create]
      assert.strictEqual((yield* sessions.resolve(one.token))?.visitorId, one.visitorId)
      assert.notStrictEqual(one.visitorId, other.visitorId)
      assert.isUndefined(
        yield* sessions.resolve(one.token.replace(/^./u, (letter) => (letter === "A" ? "B" : "A"))),
      )
      assert.isUndefined(yield* sessions.resolve("' or 1=1 --"))
    }),
  )

  it.effect("T-S1: the session table does not contain the token of a session", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { token } = yield* (yield* Sessions).create
      const rows = yield* sql`select * from session`
      assert.notInclude(
        JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
        token,
      )
    }),
  )

  it.effect("a session remains valid as long as its visitor returns within 30 days", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const { token, visitorId } = yield* sessions.create
      yield* TestClock.adjust("29 days")
      assert.strictEqual((yield* sessions.resolve(token))?.visitorId, visitorId)
      yield* TestClock.adjust("29 days")
      assert.strictEqual((yield* sessions.resolve(token))?.visitorId, visitorId)
      yield* TestClock.adjust("30 days")
      assert.isUndefined(yield* sessions.resolve(token))
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
