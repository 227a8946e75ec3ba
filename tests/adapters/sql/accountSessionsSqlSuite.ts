import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type AccountServices, newCustomer, browser, guest, password } from "./accountVisitors.ts"

/** Tests of the sessions of accounts: when they end, and in which form the database stores their tokens. */
export const accountSessionsSqlSuite = (it: SuiteIt<AccountServices>) => {
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

  it.effect("the database contains session tokens and passwords only as hashes", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      const tables = yield* Effect.all([
        sql`select token_hash from session`,
        sql`select token_hash from known_device`,
        sql`select who_hash from login_failure`,
        sql`select password_hash from customer`,
      ])
      const kept = JSON.stringify(tables)
      for (const secret of [page.held().session, page.held().device, password])
        assert.notInclude(kept, secret ?? "nothing was given")
      assert.include(kept, "$argon2id$v=19$m=8,t=1,p=1$")
    }),
  )
}
