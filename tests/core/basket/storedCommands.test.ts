import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { begun } from "../../support/inTime.ts"
import { drills, now, openOffline, quantities, saw, sawLine, setTo } from "./offlineBasket.ts"

describe("waiting basket commands and other pages", () => {
  it.effect("the next page shows the waiting commands and sends them in order with their keys", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.basket.run(setTo(5), "first")
      yield* page.basket.run({ kind: "remove", lineItemId: sawLine }, "second")
      const [removed] = (yield* shop.baskets.read("full")).lineItems.slice(1)
      assert.isDefined(removed)
      yield* page.basket.putBack(removed, "third")
      shop.sent.splice(0)
      const next = yield* shop.openPage
      yield* next.basket.replace(yield* shop.baskets.read("full"))
      const shown = yield* next.basketState
      assert.deepInclude(shown, { pending: 3, waiting: 3 })
      assert.deepStrictEqual(quantities(shown.basket), [5, 1])
      assert.deepStrictEqual(shop.sent, [["basket update", "first"]])
      yield* shop.goOnline
      yield* now
      assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [5, 1])
      assert.deepInclude(yield* next.basketState, { pending: 0, waiting: 0 })
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect(
    "a page that opens online sends the stored commands at once, and removes them from the storage",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5), "first")
        shop.setNetwork("online")
        const next = yield* shop.openPage
        yield* now
        assert.deepStrictEqual(shop.sent.slice(1), [["basket update", "first"]])
        assert.deepStrictEqual(quantities((yield* next.basketState).basket), [5, 1])
        assert.isUndefined(yield* shop.stored)
      }),
  )

  it.effect(
    "the next page sends the commands that were given during a request of a page that was left meanwhile",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        shop.setNetwork("slow")
        yield* begun(page.basket.run({ kind: "addVoucher", code: "HEIMWERK5" }, "first"))
        yield* begun(page.basket.run(setTo(5), "second"))
        yield* begun(page.basket.moveToWishlist(sawLine, "third"))
        assert.deepStrictEqual(shop.sent, [["basket addVoucher", "first"]])
        shop.setNetwork("online")
        const next = yield* shop.openPage
        yield* now
        assert.deepStrictEqual(shop.sent.slice(1), [
          ["basket update", "second"],
          ["move to wishlist", "third"],
        ])
        assert.deepStrictEqual(quantities((yield* next.basketState).basket), [5])
        assert.isUndefined(yield* shop.stored)
      }),
  )

  it.effect(
    "commands that were given during a request without an answer are stored behind the command of the request",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        shop.setNetwork("slow")
        yield* begun(page.basket.run(setTo(5), "first"))
        yield* begun(page.basket.run(setTo(6), "second"))
        yield* TestClock.adjust("1 minute")
        shop.sent.splice(0)
        shop.setNetwork("online")
        yield* shop.openPage
        yield* now
        assert.deepStrictEqual(shop.sent, [
          ["basket update", "first"],
          ["basket update", "second"],
        ])
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [6, 1])
      }),
  )

  it.effect("a command whose request runs is not stored while no other command is given", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      shop.setNetwork("slow")
      yield* begun(page.basket.run(setTo(5)))
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect(
    "a command that another tab has sent is not sent again, and this tab reads the basket instead",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5), "first")
        shop.setNetwork("online")
        yield* shop.openPage
        yield* now
        assert.lengthOf(shop.sent, 2)
        yield* shop.goOnline
        yield* now
        assert.lengthOf(shop.sent, 2)
        assert.deepInclude(yield* page.basketState, {
          basket: yield* shop.baskets.read("full"),
          pending: 0,
          waiting: 0,
        })
      }),
  )

  it.effect("commands of two tabs are all stored and sent", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      const other = yield* shop.openPage
      yield* page.basket.run(setTo(5), "first")
      yield* other.basket.run({ kind: "remove", lineItemId: sawLine }, "second")
      yield* shop.goOnline
      yield* now
      assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [5])
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect.each(["basket", "wishlist"] as const)(
    "a logout that empties the %s removes the waiting commands of both lists, and they are never sent",
    (list) =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5))
        yield* page.wishlist.toggle(saw)
        yield* page[list].forget
        assert.isUndefined(yield* shop.stored)
        assert.deepInclude(yield* page.basketState, { pending: 0, waiting: 0, lineErrors: {} })
        assert.deepInclude(yield* page.wishlistState, { pending: 0, waiting: 0, lineErrors: {} })
        const before = shop.sent.length
        yield* shop.goOnline
        yield* TestClock.adjust("1 minute")
        assert.lengthOf(shop.sent, before)
      }),
  )

  it.effect("after a logout in another tab, waiting commands are not sent", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.basket.run(setTo(5))
      yield* shop.clearStorage
      yield* shop.goOnline
      yield* now
      assert.lengthOf(shop.sent, 1)
      assert.deepStrictEqual(quantities((yield* page.basketState).basket), [2, 1])
    }),
  )

  it.effect("commands that wait again after a logout are sent when the browser is online", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.basket.run(setTo(5))
      yield* page.basket.forget
      yield* page.basket.run({ kind: "add", line: drills })
      yield* shop.goOnline
      yield* now
      assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [4, 1])
      assert.deepInclude(yield* page.basketState, { pending: 0, waiting: 0 })
    }),
  )
})
