import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { makeRows } from "@heimwerk/adapters/sql/visitor/rows.ts"
import { makeVisitorSupply, VisitorSupply } from "@heimwerk/adapters/sql/visitor/supply.ts"
import { makeWrite } from "@heimwerk/adapters/sql/visitor/write.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import { nextVisitorLists } from "@heimwerk/adapters/visitor/VisitorLists.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { statements } from "../../support/statements.ts"

const [articleId, other] = smallWorld.assortment.articles.map(({ product }) => product.articleId)
const piece = (id = articleId) => {
  if (id === undefined) throw new Error("The small world has no articles.")
  return { articleId: id, quantity: Quantity.make(1), deliveryType: "homeDelivery" as const }
}

const visitor = Effect.suspend(() => {
  const visitorId = randomUUID()
  return Effect.all({
    visitorId: Effect.succeed(visitorId),
    baskets: basketsFor(visitorId),
    wishlists: wishlistsFor(visitorId),
  })
})

const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)
const atOnce = { concurrency: "unbounded" } as const

/** Tests of basket and wishlist that need a database, such as parallel changes. */
export const listsSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog>) => {
  it.effect("100 parallel adds and moves of one visitor neither lose nor double pieces", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      const [line] = (yield* baskets.run({ kind: "add", line: piece() }, "start")).lineItems
      const [wish] = (yield* wishlists.run({ kind: "add", item: piece(other) }, "begin")).lineItems
      const added = yield* Effect.forEach(
        keys(100),
        (key, index) => {
          switch (index % 4) {
            case 0:
              return Effect.as(baskets.run({ kind: "add", line: piece() }, key), 1)
            case 1:
              return Effect.as(baskets.run({ kind: "add", line: piece(other) }, key), 1)
            case 2:
              return Effect.as(Effect.result(baskets.moveToWishlist(line?.lineItemId ?? "", key)), 0)
            default:
              return Effect.as(
                Effect.result(wishlists.moveToBasket(wish?.lineItemId ?? "", "homeDelivery", key)),
                0,
              )
          }
        },
        atOnce,
      )
      const [basket, wishlist] = [yield* baskets.read("full"), yield* wishlists.read("full")]
      const expected = 2 + added.reduce((sum: number, pieces) => sum + pieces, 0)
      assert.strictEqual(basket.totalQuantity + wishlist.totalQuantity, expected)
      assert.strictEqual(expected, 52)
    }),
  )

  it.effect(
    "T-C3: a command that moves a basket line runs once if it is sent 50 times in parallel, and every sender gets the same answer",
    () =>
      Effect.gen(function* () {
        const { baskets } = yield* visitor
        const [line] = (yield* baskets.run({ kind: "add", line: piece() }, "start")).lineItems
        const answers = yield* Effect.forEach(
          keys(50),
          () => baskets.moveToWishlist(line?.lineItemId ?? "", "once"),
          atOnce,
        )
        assert.lengthOf(new Set(answers.map((answer) => JSON.stringify(answer))), 1)
        assert.deepStrictEqual([answers[0]?.basket.totalQuantity, answers[0]?.wishlist.totalQuantity], [0, 1])
      }),
  )

  it.effect("T-C7: only one of 50 parallel commands that move the same basket line succeeds", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      const [line] = (yield* baskets.run({ kind: "add", line: piece() }, "start")).lineItems
      const results = yield* Effect.forEach(
        keys(50),
        (key) => Effect.result(baskets.moveToWishlist(line?.lineItemId ?? "", key)),
        atOnce,
      )
      assert.lengthOf(results.filter(Result.isSuccess), 1)
      assert.strictEqual((yield* wishlists.read("full")).totalQuantity, 1)
    }),
  )

  it.effect(
    "the basket and the wishlist of a visitor get the same id, even when their first lines are added in parallel",
    () =>
      Effect.gen(function* () {
        const { baskets, wishlists } = yield* visitor
        const [basket, wishlist] = yield* Effect.all(
          [
            baskets.run({ kind: "add", line: piece() }, "k1"),
            wishlists.run({ kind: "add", item: piece(other) }, "k2"),
          ],
          atOnce,
        )
        assert.strictEqual(basket.id, wishlist.id)
        assert.deepStrictEqual(
          [yield* baskets.read("full"), yield* wishlists.read("full")],
          [basket, wishlist],
        )
      }),
  )

  it.effect("a command of a visitor with a basket runs only two statements", () =>
    Effect.gen(function* () {
      const { baskets } = yield* visitor
      yield* baskets.run({ kind: "add", line: piece() }, "k1")
      const run = yield* statements(baskets.run({ kind: "add", line: piece() }, "k2"))
      assert.lengthOf(run, 2)
    }),
  )

  it.effect(
    "a command runs only one statement if basket and wishlist were read with the session, and reads outdated lists again",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const visitorId = randomUUID()
        const supply = yield* makeVisitorSupply
        const portOf = Effect.gen(function* () {
          return yield* basketsFor(visitorId, undefined, yield* makeRows(sql, visitorId).read)
        }).pipe(Effect.provideService(VisitorSupply, supply))
        assert.strictEqual(
          (yield* (yield* portOf).run({ kind: "add", line: piece() }, "k1")).totalQuantity,
          1,
        )
        const baskets = yield* portOf
        assert.lengthOf(yield* statements(baskets.run({ kind: "add", line: piece() }, "k2")), 1)
        // The port still has the lists as they were before the command `k2`, so they are outdated now.
        assert.strictEqual((yield* baskets.run({ kind: "add", line: piece() }, "k3")).totalQuantity, 3)
        assert.strictEqual((yield* baskets.run({ kind: "add", line: piece() }, "k3")).totalQuantity, 3)
      }),
  )

  it.effect(
    "a write of basket and wishlist fails and stores no idempotency key if the lists have changed since they were read, or if the key is used",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { baskets, visitorId } = yield* visitor
        yield* baskets.run({ kind: "add", line: piece() }, "k1")
        const { lists: before } = yield* makeRows(sql, visitorId).read
        const shown = yield* baskets.run({ kind: "add", line: piece(other) }, "k2")
        if (before === undefined) return assert.fail("The visitor has no lists.")
        const { write } = makeWrite(sql, visitorId)
        const after = nextVisitorLists(before, { ...before.stored, basket: keptNothing })
        const claim = (key: string) => ({ key, fingerprint: "{}" })
        assert.isFalse(yield* write({ before, after, now: 0, claim: claim("k3") }))
        const current = { ...before, versions: { basket: shown.version, wishlist: 0 } }
        assert.isFalse(yield* write({ before: current, after, now: 0, claim: claim("k2") }))
        assert.isFalse(yield* write({ before, after, isFirst: true, now: 0, claim: claim("k4") }))
        assert.deepStrictEqual(yield* baskets.read("full"), shown)
        const used = yield* sql`
          select command_key from basket_command where visitor_id = ${visitorId}::text order by command_key`
        assert.deepStrictEqual(used, [{ command_key: "k1" }, { command_key: "k2" }])
        assert.isTrue(yield* write({ before: current, after, now: 0, claim: claim("k5") }))
        const left = (yield* baskets.read("full")).lineItems.map(({ product }) => product.articleId)
        assert.deepStrictEqual(left, [piece(other).articleId])
      }),
  )

  it.effect("a wishlist command with the idempotency key of a basket command is refused", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      yield* baskets.run({ kind: "add", line: piece() }, "k1")
      assert.strictEqual(
        (yield* Effect.flip(wishlists.run({ kind: "add", item: piece() }, "k1"))).reason,
        "Invalid",
      )
    }),
  )

  it.effect(
    "when the first command of a visitor is refused, no basket and no command of this visitor are stored",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { baskets, visitorId, wishlists } = yield* visitor
        yield* Effect.flip(
          wishlists.run({ kind: "update", lineItemId: "1", quantity: Quantity.make(2) }, "k1"),
        )
        yield* Effect.flip(baskets.run({ kind: "addVoucher", code: "nothing" }, "k2"))
        const rows = yield* sql`
        select visitor_id from basket where visitor_id = ${visitorId}::text
        union all select visitor_id from basket_command where visitor_id = ${visitorId}::text`
        assert.lengthOf(rows, 0)
      }),
  )

  it.effect("a voucher code or coupon id with a NUL character is treated as unknown", () =>
    Effect.gen(function* () {
      const { baskets } = yield* visitor
      assert.strictEqual(
        (yield* Effect.flip(baskets.run({ kind: "addVoucher", code: "A\u0000" }, "k1"))).reason,
        "VoucherUnknown",
      )
      assert.strictEqual((yield* Effect.flip(baskets.run({ kind: "removeCoupon", couponId: "c\u0000" }, "k2").pipe(Effect.andThen(baskets.run({ kind: "addCoupon", couponId: "c\u0000" }, "k3"))))).reason, "CouponUnknown") // prettier-ignore
    }),
  )

  it.effect("the wishlist of a visitor who stays away for 31 days is removed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { visitorId, wishlists } = yield* visitor
      yield* wishlists.run({ kind: "add", item: piece() }, "k1")
      yield* TestClock.adjust("31 days")
      yield* prune
      const left = yield* sql`select * from wishlist_line where visitor_id = ${visitorId}::text`
      assert.lengthOf(left, 0)
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
