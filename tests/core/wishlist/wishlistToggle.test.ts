import { assert, describe, it } from "@effect/vitest"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { openShop, sent } from "../../support/badLine.ts"
import { begun, finished } from "../../support/inTime.ts"
import {
  drill,
  toggleState,
  id,
  invalid,
  saw,
  stateOf,
  unavailable,
  unknownLine,
  withWishes,
} from "./wishes.ts"

describe("wishlist toggle of a product tile", () => {
  it.effect(
    "after a click, the wishlist button is shown as in progress at once, and in the server's state after the answer",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const fiber = yield* begun(shop.wishlist.toggle(drill))
        assert.deepStrictEqual(yield* toggleState(shop), { active: true, inProgress: true, error: undefined })
        const expected = (yield* stateOf(shop)).wishlist
        assert.deepStrictEqual(
          expected.lineItems.map(({ product, quantity, unitPrice }) =>
            [product.name, quantity, unitPrice].map(String),
          ),
          [[drill.name, "1", "4999"]],
        )
        assert.strictEqual(expected.totalQuantity, 1)
        assert.strictEqual((yield* shop.wishlists.read("full")).totalQuantity, 0)
        yield* TestClock.adjust("20 millis")
        const truth = yield* shop.wishlists.read("full")
        assert.deepStrictEqual(yield* Fiber.join(fiber), Exit.succeed(truth))
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, truth)
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: true,
          inProgress: false,
          error: undefined,
        })
        assert.deepStrictEqual((yield* stateOf(shop)).lineErrors, {})
        yield* finished(shop.wishlist.toggle(drill))
        assert.deepStrictEqual((yield* shop.wishlists.read("full")).lineItems, [])
        assert.isFalse((yield* toggleState(shop)).active)
      }),
  )

  it.effect(
    "when the server refuses a click on the wishlist button, the button is reverted and shows a message until the next click",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        shop.setFates("refused")
        const exit = yield* finished(shop.wishlist.toggle(drill))
        assert.strictEqual(Exit.isFailure(exit), true)
        assert.deepStrictEqual(yield* toggleState(shop), { active: true, inProgress: false, error: invalid })
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, yield* shop.wishlists.read("full"))
        assert.lengthOf(shop.calls, 1)
        yield* begun(shop.wishlist.toggle(drill))
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: false,
          inProgress: true,
          error: undefined,
        })
      }),
  )

  it.effect(
    "the wishlist button is reverted when the server cannot be reached or the request throws an error",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        shop.setFates("unreachable")
        yield* finished(shop.wishlist.toggle(drill))
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: true,
          inProgress: false,
          error: unavailable,
        })
        yield* shop.wishlist.dismissErrors
        assert.isUndefined((yield* toggleState(shop)).error)
        shop.setFates("broken")
        const exit = yield* finished(shop.wishlist.toggle(drill))
        assert.isTrue(Exit.isFailure(exit))
        assert.strictEqual((yield* toggleState(shop)).error, unavailable)
      }),
  )

  it.effect.each([1, 2, 3, 19, 20])(
    "after %i quick clicks, the wishlist button has the state of the last click and has sent at most two requests",
    (clicks) =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const fibers = yield* Effect.forEach(Array.from({ length: clicks }), () =>
          begun(shop.wishlist.toggle(drill)),
        )
        assert.strictEqual((yield* toggleState(shop)).active, clicks % 2 === 1)
        assert.strictEqual((yield* stateOf(shop)).pending, 1)
        yield* TestClock.adjust("1 second")
        const ends = yield* Effect.forEach(fibers, Fiber.join)
        const truth = yield* shop.wishlists.read("full")
        assert.strictEqual(truth.totalQuantity, clicks % 2)
        assert.deepStrictEqual(
          ends,
          ends.map(() => Exit.succeed(truth)),
        )
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: clicks % 2 === 1,
          inProgress: false,
          error: undefined,
        })
        assert.isAtMost(shop.calls.length, 2)
        assert.strictEqual(shop.maxInFlight(), 1)
      }),
  )

  it.effect(
    "a second click on the wishlist button that undoes the first click before its request is sent prevents the request",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        yield* begun(
          shop.wishlist.run({ kind: "update", lineItemId: saw.articleId, quantity: toQuantity(5) }),
        )
        const first = yield* begun(shop.wishlist.toggle(drill))
        yield* begun(shop.wishlist.toggle(drill))
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(shop.calls, [
          sent("wishlist", { kind: "update", lineItemId: saw.articleId, quantity: 5 }),
        ])
        assert.isTrue(Exit.isSuccess(yield* Fiber.join(first)))
      }),
  )

  it.effect("clicks on one wishlist button do not affect the state of another wishlist button", () =>
    Effect.gen(function* () {
      const shop = yield* openShop()
      for (const product of [drill, saw, drill, saw, drill]) yield* begun(shop.wishlist.toggle(product))
      const { pending, wishlist } = yield* stateOf(shop)
      assert.deepStrictEqual([pending, wishlist.totalQuantity], [2, 1])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(shop.calls, [
        sent("wishlist", { kind: "add", item: { articleId: id, quantity: 1 } }),
      ])
      assert.deepStrictEqual((yield* stateOf(shop)).wishlist, yield* shop.wishlists.read("full"))
    }),
  )

  it.effect(
    "a wishlist line is removed by the id that the server has given it, even if this id is not the article id",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        const { lineItems, ...wishlist } = yield* shop.wishlists.read("full")
        const renamed = lineItems.map((line) => ({ ...line, lineItemId: `line ${line.lineItemId}` }))
        yield* shop.wishlist.replace({ ...wishlist, version: 9, lineItems: renamed })
        yield* begun(shop.wishlist.toggle(drill))
        yield* TestClock.adjust("1 second")
        assert.strictEqual(shop.calls[0], sent("wishlist", { kind: "remove", lineItemId: `line ${id}` }))
      }),
  )

  it.effect(
    "when the answer to adding an article is lost, the wishlist is read before the second click is sent as a removal",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        shop.setFates("lost")
        const fibers = [yield* begun(shop.wishlist.toggle(drill)), yield* begun(shop.wishlist.toggle(drill))]
        yield* TestClock.adjust("1 second")
        yield* Effect.forEach(fibers, Fiber.join)
        assert.deepStrictEqual(shop.calls, [
          sent("wishlist", { kind: "add", item: { articleId: id, quantity: 1 } }),
          "wishlist",
          sent("wishlist", { kind: "remove", lineItemId: id }),
        ])
        assert.deepStrictEqual((yield* shop.wishlists.read("full")).lineItems, [])
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: false,
          inProgress: false,
          error: undefined,
        })
      }),
  )

  it.effect("the wishlist button returns to the server's state when both requests of quick clicks fail", () =>
    Effect.gen(function* () {
      const shop = yield* openShop()
      shop.setFates("unreachable", "unreachable", "refused")
      yield* begun(shop.wishlist.toggle(drill))
      yield* begun(shop.wishlist.toggle(drill))
      yield* TestClock.adjust("10 millis")
      yield* begun(shop.wishlist.toggle(drill))
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* toggleState(shop), {
        active: false,
        inProgress: false,
        error: unavailable,
      })
      assert.strictEqual((yield* stateOf(shop)).pending, 0)
    }),
  )

  it.effect(
    "the wishlist button does not stay in progress when a click is undone and every request throws an error",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        shop.setFates("broken", "broken")
        yield* begun(shop.wishlist.toggle(drill))
        yield* begun(shop.wishlist.toggle(drill))
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: false,
          inProgress: false,
          error: undefined,
        })
      }),
  )

  it.effect(
    "removing an article that another tab has already removed shows it as not on the wishlist, without an error",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        yield* shop.wishlists.run({ kind: "remove", lineItemId: id }, "elsewhere")
        const exit = yield* finished(shop.wishlist.toggle(drill))
        assert.isTrue(Exit.isSuccess(exit))
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: false,
          inProgress: false,
          error: undefined,
        })
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, yield* shop.wishlists.read("full"))
      }),
  )

  it.effect(
    "removing an article that another tab has removed shows an error when the wishlist cannot be read again",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        yield* shop.wishlists.run({ kind: "remove", lineItemId: id }, "elsewhere")
        shop.setFates("ok", "unreachable")
        const exit = yield* finished(shop.wishlist.toggle(drill))
        assert.isTrue(Exit.isFailure(exit))
        assert.deepStrictEqual(yield* toggleState(shop), {
          active: true,
          inProgress: false,
          error: unknownLine,
        })
      }),
  )

  it.effect("a click on the wishlist button is sent after an earlier pending change of the same line", () =>
    Effect.gen(function* () {
      const shop = yield* withWishes
      yield* begun(shop.wishlist.toggle(drill))
      yield* begun(shop.wishlist.toggle(drill))
      yield* begun(shop.wishlist.run({ kind: "remove", lineItemId: id }))
      yield* begun(shop.wishlist.toggle(drill))
      assert.isTrue((yield* toggleState(shop)).active)
      yield* TestClock.adjust("1 second")
      assert.isTrue((yield* toggleState(shop)).active)
      assert.deepStrictEqual((yield* stateOf(shop)).wishlist, yield* shop.wishlists.read("full"))
      assert.lengthOf((yield* shop.wishlists.read("full")).lineItems, 2)
    }),
  )

  it.effect("a click on the wishlist button completes even if the fiber that called it is interrupted", () =>
    Effect.gen(function* () {
      const shop = yield* openShop()
      const fiber = yield* Effect.forkChild(shop.wishlist.toggle(drill), { startImmediately: true })
      yield* Fiber.interrupt(fiber)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* shop.wishlists.read("full")).totalQuantity, 1)
      assert.strictEqual((yield* stateOf(shop)).pending, 0)
    }),
  )
})
