import { assert, describe, it } from "@effect/vitest"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { finished } from "../../support/inTime.ts"
import { drill, invalid, withDrills } from "./withDrills.ts"

const lineId = "1000001-marketPickup"
const unavailable = "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."
const unknownLine = "Dieser Artikel liegt nicht mehr in deinem Warenkorb."

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

  it.effect(
    "a basket command that the page has already sent takes effect only once when the basket service sends it with the same key",
    () =>
      Effect.gen(function* () {
        const { server, service } = yield* withDrills
        const add = { kind: "add", line: drill } as const
        yield* finished(service.run(add, "sent-by-the-page"))
        yield* finished(service.run(add, "sent-by-the-page"))
        assert.deepStrictEqual(
          server.calls.map(({ key }) => key),
          ["sent-by-the-page", "sent-by-the-page"],
        )
        assert.strictEqual(server.basket().totalQuantity, 4)
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
    "the next change of a basket line clears the message of this line, and the general message of the basket stays until it is dismissed",
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
  it.effect(
    "basket changes are sent to the server in order, one at a time, and with different idempotency keys",
    () =>
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
    "a basket change that cannot reach the server is reverted, and the next change has a new idempotency key",
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
        const added = server.calls.filter(({ name }) => name === "add")
        assert.lengthOf(new Set(added.map(({ key }) => key)), 2)
        assert.strictEqual((yield* state).basket.totalQuantity, 4)
      }),
  )

  it.effect("a failed basket change that the server has run is shown, because the basket is read again", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      server.setFates("lost")
      yield* finished(service.run({ kind: "add", line: drill }))
      assert.strictEqual(server.basket().totalQuantity, 4)
      assert.deepStrictEqual((yield* state).basket, server.basket())
    }),
  )
})
