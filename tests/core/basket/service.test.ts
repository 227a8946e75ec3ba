import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketService, openBasket } from "@heimwerk/core/basket/service.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber, Layer, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { makeBasketServer } from "../../support/oracles/basketServer.ts"
import { finished } from "../../support/inTime.ts"

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: toQuantity(2),
  deliveryType: "marketPickup",
} as const
const lineId = "1000001-marketPickup"
const unavailable = "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."
const invalid = "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe."
const unknownLine = "Dieser Artikel liegt nicht mehr in deinem Warenkorb."

/** Opens a shop with two drills in the basket. The service has already read the basket. */
const withDrills = Effect.gen(function* () {
  const server = makeBasketServer()
  const context = yield* Layer.build(BasketService.layer.pipe(Layer.provide(server.layer)))
  const service = yield* BasketService.pipe(Effect.provide(context))
  yield* finished(service.run({ kind: "add", line: drill }))
  server.calls.splice(0)
  return { server, service, state: SubscriptionRef.get(service.state) }
})

describe("BasketService: a change of the basket", () => {
  it.effect(
    "a changed basket is shown at once as pending, and is later replaced by the basket in the server's answer",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        const fiber = yield* Effect.forkChild(
          service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(5) }),
          { startImmediately: true },
        )
        const expected = yield* state
        assert.strictEqual(expected.basket.totalQuantity, 5)
        assert.strictEqual(expected.basket.sum, 5_95)
        assert.deepStrictEqual(expected.pendingLines, [lineId])
        assert.strictEqual(server.basket().totalQuantity, 2)
        yield* TestClock.adjust("10 millis")
        assert.deepStrictEqual(yield* Fiber.join(fiber), server.basket())
        const after = yield* state
        assert.deepStrictEqual(after.basket, server.basket())
        assert.deepStrictEqual([after.pending, after.pendingLines], [0, []])
      }),
  )

  it.effect("an added article becomes the last updated article only when the server has confirmed it", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      const more = { ...drill, quantity: toQuantity(7) }
      server.setFates("refused")
      yield* finished(service.run({ kind: "add", line: more }))
      assert.deepStrictEqual((yield* state).lastUpdated, drill)
      yield* finished(service.run({ kind: "add", line: more }))
      assert.deepStrictEqual((yield* state).lastUpdated, more)
    }),
  )

  it.effect(
    "when the server refuses a basket change, only this change is reverted and its message is stored for its line",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        server.setFates("refused", "ok")
        const refused = yield* Effect.forkChild(
          Effect.flip(service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(9) })),
          {
            startImmediately: true,
          },
        )
        const added = yield* Effect.forkChild(service.run({ kind: "add", line: drill }), {
          startImmediately: true,
        })
        assert.strictEqual((yield* state).basket.totalQuantity, 11)
        yield* TestClock.adjust("10 millis")
        assert.strictEqual((yield* Fiber.join(refused)).message, invalid)
        assert.strictEqual((yield* state).basket.totalQuantity, 4)
        yield* TestClock.adjust("10 millis")
        yield* Fiber.join(added)
        const after = yield* state
        assert.strictEqual(after.basket.totalQuantity, 4)
        assert.deepStrictEqual(after.lineErrors, { [lineId]: invalid })
        assert.isUndefined(after.errors.generic)
      }),
  )

  it.effect(
    "the next change of a basket line clears the line's message, and all messages of the basket can be dismissed together",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        server.setFates("refused", "refused")
        yield* finished(service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(9) }))
        yield* finished(service.run({ kind: "add", line: drill }))
        assert.strictEqual((yield* state).errors.generic, invalid)
        yield* finished(service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(9) }))
        assert.deepStrictEqual((yield* state).lineErrors, {})
        assert.strictEqual((yield* state).errors.generic, invalid)
        yield* service.dismissErrors
        assert.isUndefined((yield* state).errors.generic)
      }),
  )

  it.effect("a basket change completes even if the fiber that started it is interrupted", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      const fiber = yield* Effect.forkChild(service.run({ kind: "remove", lineItemId: lineId }), {
        startImmediately: true,
      })
      yield* Fiber.interrupt(fiber)
      assert.deepInclude(yield* state, { pending: 1 })
      yield* TestClock.adjust("10 millis")
      assert.strictEqual(server.basket().totalQuantity, 0)
      assert.deepStrictEqual((yield* state).basket, server.basket())
      assert.deepInclude(yield* state, { pending: 0 })
    }),
  )

  it.effect(
    "a change of a basket line that another tab has removed shows an error, and the basket is read again",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        server.clearElsewhere()
        yield* finished(service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(3) }))
        const after = yield* state
        assert.deepStrictEqual(after.lineErrors, { [lineId]: unknownLine })
        assert.deepStrictEqual(after.basket, server.basket())
      }),
  )
})

describe("BasketService: several changes", () => {
  it.effect("basket changes are sent to the server in order and one at a time", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      const quantities = [3, 4, 5]
      yield* Effect.forEach(quantities, (quantity) =>
        Effect.forkChild(
          service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(quantity) }),
          { startImmediately: true },
        ),
      )
      const removed = yield* Effect.forkChild(service.run({ kind: "remove", lineItemId: lineId }), {
        startImmediately: true,
      })
      assert.strictEqual((yield* state).basket.totalQuantity, 0)
      assert.lengthOf(server.calls, 1)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(removed)
      assert.deepStrictEqual(
        server.calls.map(({ name }) => name),
        ["update", "update", "update", "remove"],
      )
      assert.strictEqual(server.maxInFlight(), 1)
      assert.strictEqual(new Set(server.calls.map(({ key }) => key)).size, 4)
    }),
  )

  it.effect(
    "the basket service publishes each state of the basket, from the expected change to the server's answer",
    () =>
      Effect.gen(function* () {
        const { service } = yield* withDrills
        const seen = yield* SubscriptionRef.changes(service.state).pipe(
          Stream.take(3),
          Stream.map(({ basket, pending }) => [basket.totalQuantity, pending]),
          Stream.runCollect,
          Effect.forkChild({ startImmediately: true }),
        )
        yield* finished(service.run({ kind: "update", lineItemId: lineId, quantity: toQuantity(8) }))
        assert.deepStrictEqual(Array.from(yield* Fiber.join(seen)), [
          [2, 0],
          [8, 1],
          [8, 0],
        ])
      }),
  )
})

describe("BasketService: loading", () => {
  it.effect.each([
    ["succeeds", "ok", undefined],
    ["fails", "unreachable", unavailable],
  ] as const)(
    "a load of the basket that %s publishes two states: loading, and the result",
    ([, fate, error]) =>
      Effect.gen(function* () {
        const { server, service } = yield* withDrills
        const seen: Array<readonly [loading: boolean, error: string | undefined]> = []
        yield* SubscriptionRef.changes(service.state).pipe(
          Stream.runForEach(({ errors, loading }) => Effect.sync(() => seen.push([loading, errors.generic]))),
          Effect.forkChild({ startImmediately: true }),
        )
        server.setFates(fate)
        yield* finished(service.load)
        yield* Effect.yieldNow
        assert.deepStrictEqual(seen, [
          [false, undefined],
          [true, undefined],
          [false, error],
        ])
      }),
  )

  it.effect("a basket that arrives again without a change is not published again", () =>
    Effect.gen(function* () {
      const { server, service } = yield* withDrills
      let published = 0
      yield* SubscriptionRef.changes(service.state).pipe(
        Stream.runForEach(() => Effect.sync(() => (published += 1))),
        Effect.forkChild({ startImmediately: true }),
      )
      yield* service.replace(structuredClone(server.basket()))
      yield* service.dismissErrors
      yield* Effect.yieldNow
      assert.strictEqual(published, 1)
    }),
  )
})

describe("BasketService: a bad connection", () => {
  it.effect(
    "a basket change that cannot reach the server is reverted, and its idempotency key is never used again",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        server.setFates("unreachable")
        assert.isTrue(Exit.isFailure(yield* finished(service.run({ kind: "add", line: drill }))))
        const after = yield* state
        assert.deepStrictEqual(
          [after.errors.generic, after.basket.totalQuantity, after.pending],
          [unavailable, 2, 0],
        )
        yield* finished(service.run({ kind: "add", line: drill }))
        assert.lengthOf(new Set(server.calls.map(({ key }) => key)), 2)
        assert.strictEqual((yield* state).basket.totalQuantity, 4)
      }),
  )

  it.effect("a basket change whose answer was lost is shown as soon as the basket is read again", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      server.setFates("lost")
      yield* finished(service.run({ kind: "add", line: drill }))
      yield* finished(service.load)
      assert.strictEqual(server.basket().totalQuantity, 4)
      assert.deepStrictEqual((yield* state).basket, server.basket())
    }),
  )
})

describe("BasketService: reading the basket", () => {
  it.effect("the basket shows that it is loading, and shows the error message if loading fails", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      server.setFates("refused")
      const fiber = yield* Effect.forkChild(Effect.exit(service.load), { startImmediately: true })
      assert.isTrue((yield* state).loading)
      yield* TestClock.adjust("10 millis")
      yield* Fiber.join(fiber)
      const failed = yield* state
      assert.deepStrictEqual(
        [failed.loading, failed.errors.generic, failed.basket.totalQuantity],
        [false, invalid, 2],
      )
      server.clearElsewhere()
      yield* finished(service.load)
      const after = yield* state
      assert.deepStrictEqual(
        [after.loading, after.errors.generic, after.basket.totalQuantity],
        [false, undefined, 0],
      )
    }),
  )

  it.effect(
    "the basket service accepts a basket from another tab unless this basket is older than the known basket",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        const older = { ...server.basket(), version: 1, totalQuantity: 77 }
        yield* service.replace(older)
        assert.strictEqual((yield* state).basket.totalQuantity, 2)
        yield* service.replace({ ...older, version: 9 })
        assert.strictEqual((yield* state).basket.totalQuantity, 77)
        yield* service.replace(emptyBasket)
        assert.strictEqual((yield* state).basket.totalQuantity, 0)
      }),
  )
})

describe("BasketService: the basket of a page", () => {
  it.effect(
    "the basket service takes over the basket of a page, or reads the basket from the server if the page was rendered without one",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        yield* service.takeOver({ ...server.basket(), version: 9 })
        assert.strictEqual((yield* state).basket.version, 9)
        assert.deepStrictEqual(server.calls, [])
        yield* finished(service.takeOver(emptyBasket))
        assert.lengthOf(server.calls, 1)
      }),
  )

  it.effect(
    "opening the basket service with a page's basket stores the basket, and opening it with the empty basket changes nothing",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        const open = (basket: typeof emptyBasket) =>
          openBasket({ basket }).pipe(Effect.provideService(BasketService, service))
        assert.strictEqual(yield* open(emptyBasket), service)
        assert.deepStrictEqual((yield* state).basket, server.basket())
        yield* open({ ...server.basket(), version: 9 })
        assert.strictEqual((yield* state).basket.version, 9)
        assert.deepStrictEqual(server.calls, [])
      }),
  )
})
