import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { hashOf } from "@heimwerk/adapters/sql/account/tokens.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type AccountServices, newCustomer, browser, guest, password } from "./accountVisitors.ts"

/** Returns the names of the tables with a row that contains the text. */
const tablesWith = Effect.fnUntraced(function* (text: string) {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`
  const names: ReadonlyArray<string> = tables.map(({ name }) => name)
  return yield* Effect.filter(names, (name) =>
    Effect.map(
      sql`select 1 from ${sql(name)} as t where strpos(t::text, ${text}::text) > 0 limit 1`,
      (rows) => rows.length > 0,
    ),
  )
})

/** Tests of sessions: whether they are found, when they end, and in which form the database stores their tokens. */
export const accountSessionsSqlSuite = (it: SuiteIt<AccountServices>) => {
  it.effect("a session is found even if the basket of its visitor cannot be read", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const sessions = yield* Sessions
      const { page, token } = yield* guest
      const { visitorId } = yield* page.visitor
      yield* sql`update basket set attached = '[]' where visitor_id = ${visitorId}::text`
      assert.deepStrictEqual(yield* sessions.resolve(token), { visitorId, read: undefined })
      const failure = yield* Effect.flip((yield* page.basket).read("full"))
      assert.strictEqual(failure.reason, "Unavailable")
    }),
  )

  it.effect("T-S2: a login or a logout ends the previous session", () =>
    Effect.gen(function* () {
      const { page, token } = yield* guest
      const customer = yield* newCustomer()
      const sessions = yield* Sessions
      yield* page.accounts.login(customer)
      const first = page.held().session ?? ""
      assert.isUndefined(yield* sessions.resolve(token))
      yield* page.accounts.login(customer)
      assert.isUndefined(yield* sessions.resolve(first))
      const second = page.held().session ?? ""
      yield* page.accounts.logout
      assert.isUndefined(page.held().session)
      assert.isUndefined(yield* sessions.resolve(second))
    }),
  )

  it.effect("T-S10: a login ends after 30 minutes without a request, and the basket remains", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      yield* page.accounts.login(yield* newCustomer("2770010000024"))
      for (let visit = 0; visit < 3; visit++) {
        yield* TestClock.adjust("29 minutes")
        assert.isDefined(yield* page.accounts.me)
      }
      yield* TestClock.adjust("30 minutes")
      assert.isUndefined(yield* page.accounts.me)
      const basket = yield* (yield* page.basket).read("full")
      assert.deepStrictEqual([basket.totalQuantity, basket.loyaltyConfig], [2, {}])
      yield* TestClock.adjust("2 hours")
      yield* page.visitor
      assert.isUndefined(yield* page.accounts.me)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("T-S10: a login ends after 12 hours even if the customer is active", () =>
    Effect.gen(function* () {
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      for (let visit = 1; visit < 36; visit++) {
        yield* TestClock.adjust("20 minutes")
        assert.isDefined(yield* page.accounts.me)
      }
      yield* TestClock.adjust("20 minutes")
      assert.isUndefined(yield* page.accounts.me)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("the database contains only hashes of session tokens, device tokens and passwords", () =>
    Effect.gen(function* () {
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      const { device, session } = page.held()
      if (session === undefined || device === undefined) return assert.fail("The login sets no cookies.")
      const leaks = yield* Effect.forEach([session, device, password], tablesWith)
      assert.deepStrictEqual(leaks, [[], [], []])
      assert.include(yield* tablesWith(hashOf(session)), "session")
      assert.include(yield* tablesWith(hashOf(device)), "known_device")
      assert.include(yield* tablesWith("$argon2id$v=19$m=8,t=1,p=1$"), "customer")
    }),
  )
}
