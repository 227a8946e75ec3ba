import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { begun } from "../../support/inTime.ts"
import { drillLine, drills, now, openOffline, quantities, sawLine, setTo } from "./offlineBasket.ts"

describe("basket commands without a network", () => {
  it.effect("a command that gets no answer without a network waits, and its change stays visible", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      const exit = yield* Effect.exit(page.basket.run(setTo(5)))
      const shown = yield* page.basketState
      assert.deepStrictEqual(exit, Exit.succeed(shown.basket))
      assert.deepInclude(shown, { pending: 1, waiting: 1, lineErrors: {}, errors: {} })
      assert.deepStrictEqual(quantities(shown.basket), [5, 1])
      assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [2, 1])
      assert.isDefined(yield* shop.stored)
    }),
  )

  it.effect(
    "waiting commands are sent once, in order and with their keys when the browser is online, and leave the storage",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5), "first")
        yield* page.basket.run({ kind: "remove", lineItemId: sawLine }, "second")
        yield* page.basket.run(setTo(7), "third")
        assert.deepStrictEqual(shop.sent, [["basket update", "first"]])
        yield* shop.goOnline
        yield* now
        assert.deepStrictEqual(shop.sent, [
          ["basket update", "first"],
          ["basket update", "first"],
          ["basket remove", "second"],
          ["basket update", "third"],
        ])
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [7])
        assert.deepInclude(yield* page.basketState, {
          basket: yield* shop.baskets.read("full"),
          pending: 0,
          waiting: 0,
        })
        assert.isUndefined(yield* shop.stored)
        yield* TestClock.adjust("5 minutes")
        assert.lengthOf(shop.sent, 4)
      }),
  )

  it.effect(
    "waiting commands are sent again after 1, 2, 4, 8, 16, 30 and 30 s if no event reports the network",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5), "first")
        for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
          const before = shop.sent.length
          yield* TestClock.adjust((seconds - 1) * 1000)
          assert.lengthOf(shop.sent, before)
          yield* TestClock.adjust("1 second")
          assert.lengthOf(shop.sent, before + 1)
        }
        shop.setNetwork("online")
        yield* TestClock.adjust("30 seconds")
        assert.deepInclude(yield* page.basketState, { pending: 0, waiting: 0 })
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [5, 1])
      }),
  )

  it.effect(
    "a command whose answer was lost changes the basket once, because it is sent with the same key",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        shop.setNetwork("lost")
        yield* page.basket.run({ kind: "add", line: drills })
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [4, 1])
        yield* shop.goOnline
        yield* now
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [4, 1])
        assert.deepStrictEqual(quantities((yield* page.basketState).basket), [4, 1])
      }),
  )

  it.effect(
    "an error answer to a waiting command removes it from the storage, reverts its change and shows the error",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.basket.run(setTo(5))
        shop.setNetwork("refused")
        yield* TestClock.adjust("1 second")
        const shown = yield* page.basketState
        assert.deepInclude(shown, { pending: 0, waiting: 0 })
        assert.deepStrictEqual(quantities(shown.basket), [2, 1])
        assert.deepStrictEqual(Object.keys(shown.lineErrors), [drillLine])
        assert.isUndefined(yield* shop.stored)
      }),
  )

  it.effect("a command with an error answer fails at once and is not stored", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      shop.setNetwork("refused")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(page.basket.run(setTo(5)))))
      assert.deepInclude(yield* page.basketState, { pending: 0, waiting: 0 })
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect("a voucher without a network fails and is not stored, also while another command waits", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      const voucher = { kind: "addVoucher", code: "HEIMWERK5" } as const
      assert.isTrue(Exit.isFailure(yield* Effect.exit(page.basket.run(voucher))))
      assert.isUndefined(yield* shop.stored)
      yield* page.basket.run(setTo(5))
      assert.isTrue(Exit.isFailure(yield* Effect.exit(page.basket.run(voucher))))
      assert.deepInclude(yield* page.basketState, { pending: 1, waiting: 1 })
    }),
  )

  it.effect("the basket can be read while commands wait, and their changes stay visible", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.basket.run(setTo(5))
      assert.isTrue(Exit.isFailure(yield* Effect.exit(page.basket.load)))
      shop.setNetwork("online")
      yield* page.basket.load
      assert.deepStrictEqual(quantities((yield* page.basketState).basket), [5, 1])
      assert.strictEqual((yield* page.basketState).waiting, 1)
    }),
  )

  it.effect("after a second loss of the network, commands wait and are sent again", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      for (const quantity of [5, 6]) {
        shop.setNetwork("offline")
        yield* page.basket.run(setTo(quantity))
        assert.strictEqual((yield* page.basketState).waiting, 1)
        yield* shop.goOnline
        yield* now
        assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [quantity, 1])
      }
    }),
  )

  it.effect("a command given while waiting commands are sent is sent after them", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.basket.run(setTo(5), "first")
      yield* page.basket.run(setTo(6), "second")
      yield* shop.goOnline
      const last = yield* begun(page.basket.run(setTo(7), "third"))
      yield* now
      yield* Fiber.join(last)
      assert.deepStrictEqual(
        shop.sent.map(([, key]) => key),
        ["first", "first", "second", "third"],
      )
      assert.deepStrictEqual(quantities(yield* shop.baskets.read("full")), [7, 1])
    }),
  )

  it.effect("a stock check of the page without a network fails without a message", () =>
    Effect.gen(function* () {
      const { page } = yield* openOffline
      const exit = yield* Effect.exit(page.basket.run({ kind: "checkAvailability" }))
      assert.isTrue(Exit.isFailure(exit))
      assert.deepInclude(yield* page.basketState, { pending: 0, waiting: 0, errors: {} })
    }),
  )
})
