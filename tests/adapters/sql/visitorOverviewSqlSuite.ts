import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { visitorOverviews } from "@heimwerk/adapters/sql/visitor/overviews.ts"
import { sessionIdleMillis } from "@heimwerk/core/account/sessionTimes.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { type AccountServices, browser, drill, guest, lamp, newCustomer } from "./accountVisitors.ts"

const bathtub = smallWorld.assortment.articles.at(-1)?.product.articleId ?? drill.articleId

/**
 * Asserts that the overview of a session contains the data that the ports of its visitor return. Returns the
 * customer, and the total quantities of basket and wishlist.
 */
const isSameAsPorts = Effect.fnUntraced(function* (page: Effect.Success<typeof guest>["page"]) {
  const { basket, customer, visitor, wishlist } =
    (yield* (yield* visitorOverviews)(page.held().session ?? "")) ?? assert.fail("The session is unknown.")
  const own = yield* (yield* page.basket).read("full")
  assert.deepStrictEqual(visitor, yield* page.visitor)
  assert.deepStrictEqual(customer, yield* page.accounts.me)
  assert.deepStrictEqual(wishlist, yield* (yield* page.wishlist).read("limited"))
  const shown = ({ id, loyaltyConfig, totalQuantity, version }: typeof own) => ({
    id,
    loyaltyConfig,
    totalQuantity,
    version,
  })
  assert.deepStrictEqual(shown(basket), shown(own))
  return { customer, totalQuantity: basket.totalQuantity, wished: wishlist.totalQuantity }
})

/** Tests of the statement that reads a visitor with the data for the layout of a page. */
export const visitorOverviewSqlSuite = (it: SuiteIt<AccountServices>) => {
  it.effect(
    "the overview of a session equals basket, wishlist and customer of its visitor after each change",
    () =>
      Effect.gen(function* () {
        const { page } = yield* guest
        assert.deepStrictEqual(yield* isSameAsPorts(page), {
          customer: undefined,
          totalQuantity: 2,
          wished: 2,
        })
        yield* (yield* page.basket).run({ kind: "add", line: lamp }, "overview lamp")
        yield* (yield* page.basket).run(
          { kind: "addLoyaltyCard", cardNumber: "2770010000031" },
          "overview card",
        )
        yield* (yield* page.wishlist).run({ kind: "add", item: lamp }, "overview wish")
        assert.include(yield* isSameAsPorts(page), { totalQuantity: 4, wished: 4 })
        yield* page.accounts.login(yield* newCustomer("2770010000024"))
        assert.strictEqual((yield* isSameAsPorts(page)).customer?.loyaltyCard, "2770010000024")
        yield* (yield* page.basket).run({ kind: "add", line: drill }, "overview drill")
        assert.include(yield* isSameAsPorts(page), { totalQuantity: 6 })
      }),
  )

  it.effect(
    "a basket that became more expensive than the maximum sum is shown on every page with fewer pieces and a message, and can be changed",
    () =>
      Effect.gen(function* () {
        const { page, visitorId } = yield* guest
        const baskets = yield* page.basket
        const line = { ...drill, articleId: bathtub, quantity: Quantity.make(1) }
        yield* baskets.run({ kind: "add", line }, "expensive bathtub")
        const sql = yield* SqlClient.SqlClient
        yield* sql`update basket_line set quantity = 999
          where visitor_id = ${visitorId}::text and article_id = ${bathtub}::text`
        assert.include(yield* isSameAsPorts(page), { totalQuantity: 2 + 9 })
        const { lineItems, messages } = yield* baskets.read("full")
        assert.match(messages.join(), /^Dein Warenkorb kann höchstens .* auf 9 Stück verringert\.$/u)
        const lineItemId = lineItems.at(-1)?.lineItemId ?? ""
        const without = yield* baskets.run({ kind: "remove", lineItemId }, "no bathtub")
        assert.deepStrictEqual([without.totalQuantity, without.messages], [2, []])
      }),
  )

  it.effect("the overview of a customer without basket and wishlist contains empty lists", () =>
    Effect.gen(function* () {
      const page = yield* browser()
      yield* page.accounts.login(yield* newCustomer())
      assert.include(yield* isSameAsPorts(page), { totalQuantity: 0, wished: 0 })
    }),
  )

  it.effect("no overview exists for an unknown token, or for a session without a visit for 30 days", () =>
    Effect.gen(function* () {
      const overview = yield* visitorOverviews
      assert.isUndefined(yield* overview("x".repeat(43)))
      assert.isUndefined(yield* overview("'"))
      const { token } = yield* guest
      yield* TestClock.adjust(sessionIdleMillis - 1)
      assert.isDefined(yield* overview(token))
      yield* TestClock.adjust(sessionIdleMillis)
      assert.isUndefined(yield* overview(token))
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "after 30 minutes without a visit, the overview of a session contains no customer, but still the basket",
    () =>
      Effect.gen(function* () {
        const { page } = yield* guest
        yield* page.accounts.login(yield* newCustomer())
        yield* TestClock.adjust("31 minutes")
        assert.include(yield* isSameAsPorts(page), { customer: undefined, totalQuantity: 2 })
      }).pipe(Effect.provide(TestClock.layer())),
  )
}
