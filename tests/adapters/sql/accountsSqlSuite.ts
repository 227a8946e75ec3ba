import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { admit } from "@heimwerk/adapters/sql/account/failures.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"

import { accountsSuite } from "../../ports/Accounts.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { accountSessionsSqlSuite } from "./accountSessionsSqlSuite.ts"
import { visitorOverviewSqlSuite } from "./visitorOverviewSqlSuite.ts"
import { type AccountServices, newCustomer, browser, guest, drill, lamp, linesOf } from "./accountVisitors.ts"

/** Tests of accounts that need a database, such as those of sessions, the merge at login and the loyalty card. */
export const accountsSqlSuite = (it: SuiteIt<AccountServices>) => {
  accountsSuite(
    it,
    Effect.map(browser(), ({ accounts }) => accounts),
  )

  accountSessionsSqlSuite(it)
  visitorOverviewSqlSuite(it)

  it.effect(
    "a login merges the guest's basket and wishlist into the customer's lists, with one line per article",
    () =>
      Effect.gen(function* () {
        const customer = yield* newCustomer()
        const first = yield* browser()
        yield* first.accounts.login(customer)
        yield* (yield* first.basket).run({ kind: "add", line: drill }, "k1")
        yield* (yield* first.basket).run({ kind: "add", line: lamp }, "k2")
        yield* (yield* first.wishlist).run({ kind: "add", item: lamp }, "k3")
        const { page } = yield* guest
        yield* page.accounts.login(customer)
        assert.deepStrictEqual(linesOf(yield* (yield* page.basket).read("full")), [
          "4 1000001-homeDelivery",
          "2 1000162-homeDelivery",
        ])
        assert.deepStrictEqual(linesOf(yield* (yield* page.wishlist).read("full")), [
          "2 1000162",
          "2 1000001",
        ])
        assert.deepStrictEqual(
          yield* (yield* first.basket).read("full"),
          yield* (yield* page.basket).read("full"),
        )
      }),
  )

  it.effect("a login that is repeated after a lost response merges the basket only once", () =>
    Effect.gen(function* () {
      const customer = yield* newCustomer()
      const { page, token } = yield* guest
      yield* page.accounts.login(customer)
      const again = yield* browser({ session: token })
      yield* again.accounts.login(customer)
      assert.deepStrictEqual(linesOf(yield* (yield* again.basket).read("full")), ["2 1000001-homeDelivery"])
    }),
  )

  it.effect("4 parallel logins of one guest merge basket and wishlist only once", () =>
    Effect.gen(function* () {
      const customer = yield* newCustomer()
      const { token } = yield* guest
      const pages = yield* Effect.all(Array.from({ length: 4 }, () => browser({ session: token })))
      yield* Effect.forEach(pages, ({ accounts }) => accounts.login(customer), { concurrency: "unbounded" })
      for (const page of pages) {
        assert.deepStrictEqual(linesOf(yield* (yield* page.basket).read("full")), ["2 1000001-homeDelivery"])
        assert.deepStrictEqual(linesOf(yield* (yield* page.wishlist).read("full")), ["2 1000001"])
      }
    }),
  )

  it.effect("a login attempt is accepted even if its time is before the time of the previous attempt", () =>
    Effect.gen(function* () {
      const { email } = yield* newCustomer()
      const sql = yield* SqlClient.SqlClient
      const tries = [yield* admit(sql, { email, device: undefined }, 1000)]
      tries.push(yield* admit(sql, { email, device: undefined }, 999))
      assert.deepStrictEqual(tries, [true, true])
    }),
  )

  it.effect("a guest's command that is repeated after the login has no second effect", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      yield* page.accounts.login(yield* newCustomer())
      const basket = yield* (yield* page.basket).run({ kind: "add", line: drill }, "guest basket")
      assert.deepStrictEqual(linesOf(basket), ["2 1000001-homeDelivery"])
    }),
  )

  it.effect(
    "a change that reaches the guest's basket after the login is refused as unavailable, and can then be repeated",
    () =>
      Effect.gen(function* () {
        const { page, visitorId } = yield* guest
        const late = yield* basketsFor(visitorId)
        yield* page.accounts.login(yield* newCustomer())
        const error = yield* Effect.flip(late.run({ kind: "add", line: lamp }, "late"))
        assert.strictEqual(error.reason, "Unavailable")
        const basket = yield* (yield* page.basket).run({ kind: "add", line: lamp }, "late")
        assert.deepStrictEqual(linesOf(basket), ["2 1000001-homeDelivery", "2 1000162-homeDelivery"])
      }),
  )

  it.effect("pieces added in parallel with a login are neither lost nor doubled", () =>
    Effect.gen(function* () {
      const { page, visitorId } = yield* guest
      const late = yield* basketsFor(visitorId)
      const keys = Array.from({ length: 20 }, (_, index) => `k${index}`)
      const customer = yield* newCustomer()
      const [, ...results] = yield* Effect.all(
        [
          page.accounts.login(customer),
          ...keys.map((key) => Effect.result(late.run({ kind: "add", line: drill }, key))),
        ],
        { concurrency: "unbounded" },
      )
      const added = results.filter((result) => Result.isResult(result) && Result.isSuccess(result)).length
      const before = yield* (yield* page.basket).read("full")
      assert.strictEqual(before.totalQuantity, 2 + 2 * added)
      yield* Effect.forEach(keys, (key) =>
        Effect.flatMap(page.basket, (basket) => basket.run({ kind: "add", line: drill }, key)),
      )
      assert.strictEqual((yield* (yield* page.basket).read("full")).totalQuantity, 42)
    }),
  )

  it.effect(
    "a customer who logs in on a device does not get the basket and wishlist of the customer logged in before",
    () =>
      Effect.gen(function* () {
        const { page } = yield* guest
        yield* page.accounts.login(yield* newCustomer())
        yield* page.accounts.login(yield* newCustomer())
        assert.strictEqual((yield* (yield* page.basket).read("full")).totalQuantity, 0)
        assert.strictEqual((yield* (yield* page.wishlist).read("full")).totalQuantity, 0)
      }),
  )

  it.effect(
    "the customer's loyalty card applies only while the customer is logged in, and is not stored in the basket",
    () =>
      Effect.gen(function* () {
        const { page } = yield* guest
        assert.deepStrictEqual((yield* (yield* page.basket).read("full")).loyaltyConfig, {})
        yield* page.accounts.login(yield* newCustomer("2770010000024"))
        const own = { loyaltyCardNumber: "2770010000024" }
        const basket = yield* (yield* page.basket).run({ kind: "add", line: lamp }, "k1")
        assert.deepStrictEqual(basket.loyaltyConfig, own)
        const { visitorId } = yield* page.visitor
        assert.deepStrictEqual((yield* (yield* basketsFor(visitorId)).read("full")).loyaltyConfig, {})
        const other = yield* (yield* page.basket).run(
          { kind: "addLoyaltyCard", cardNumber: "2770010000031" },
          "k2",
        )
        assert.deepStrictEqual(other.loyaltyConfig, { loyaltyCardNumber: "2770010000031" })
        assert.deepStrictEqual(
          (yield* (yield* page.basket).run({ kind: "removeLoyaltyCard" }, "k3")).loyaltyConfig,
          own,
        )
      }),
  )

  it.effect("a customer's basket remains after 90 days without a visit", () =>
    Effect.gen(function* () {
      const { page } = yield* guest
      const customer = yield* newCustomer()
      yield* page.accounts.login(customer)
      yield* TestClock.adjust("90 days")
      yield* prune
      const later = yield* browser()
      yield* later.accounts.login(customer)
      assert.strictEqual((yield* (yield* later.basket).read("full")).totalQuantity, 2)
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
