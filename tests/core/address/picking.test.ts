import { assert, describe, it } from "@effect/vitest"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Exit, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { address, openField, openList, street, weg } from "./openedField.ts"

const nothing = { kind: "message", text: "Keine Adressen gefunden." } as const

describe("choosing a container", () => {
  it.effect(
    "after the visitor chooses a street, its addresses are searched at once and the first address gets the focus after 300 ms",
    () =>
      Effect.gen(function* () {
        const { field, find, state } = yield* openList
        yield* field.arrow("down")
        yield* field.enter
        assert.deepStrictEqual((yield* state).list, { kind: "loading" })
        yield* Effect.yieldNow
        assert.deepStrictEqual(find.queries()[1], { text: "Weg", container: "s1", limit: 100 })
        yield* find.end(1, Exit.succeed([weg]))
        yield* TestClock.adjust("299 millis")
        assert.strictEqual((yield* state).focus, "input")
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* state).focus, 0)
      }),
  )

  it.effect(
    "the first address of a chosen street gets the focus when it arrives later than 300 ms after the choice",
    () =>
      Effect.gen(function* () {
        const { field, find, state } = yield* openList
        yield* field.choose(0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* state).focus, "input")
        yield* find.end(1, Exit.succeed([weg]))
        assert.strictEqual((yield* state).focus, 0)
      }),
  )
})

describe("choosing an address", () => {
  it.effect(
    "the address field returns a chosen address with its coordinates, suppresses searches for 2 s and closes its list after 300 ms",
    () =>
      Effect.gen(function* () {
        const { field, find, picks, retrieve, state } = yield* openList
        yield* field.choose(1)
        assert.strictEqual((yield* state).pickedId, "a1")
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual([retrieve.queries(), picks], [["a1"], []])
        yield* retrieve.end(0, Exit.succeed(address))
        assert.deepStrictEqual(picks, [["a1", address]])
        assert.deepInclude(yield* state, { text: "Weg 1", pickedId: undefined })
        yield* TestClock.adjust("299 millis")
        assert.strictEqual((yield* state).list.kind, "options")
        yield* TestClock.adjust("1 millis")
        assert.deepInclude(yield* state, { list: { kind: "hidden" }, focus: "input" })
        yield* field.type("Weg 12")
        yield* TestClock.adjust("1699 millis")
        assert.lengthOf(find.queries(), 1)
        yield* TestClock.adjust("1 millis")
        assert.lengthOf(find.queries(), 2)
      }),
  )

  it.effect(
    "repeated clicks on an address retrieve it only once, and a click on another address cancels the first retrieval",
    () =>
      Effect.gen(function* () {
        const { field, find, picks, retrieve } = yield* openList
        yield* field.type("Wege")
        yield* TestClock.adjust("1 second")
        yield* find.end(1, Exit.succeed([weg, { ...weg, Id: "a2" }]))
        yield* Effect.forEach([0, 0, 7], field.choose)
        yield* Effect.yieldNow
        yield* field.choose(1)
        yield* Effect.yieldNow
        assert.deepStrictEqual(
          [retrieve.queries(), retrieve.interrupted()],
          [
            ["a1", "a2"],
            [true, false],
          ],
        )
        yield* retrieve.end(1, Exit.succeed(address))
        assert.deepStrictEqual(picks, [["a2", address]])
      }),
  )

  it.effect(
    "when a chosen address cannot be retrieved, the address field shows a message and returns no address",
    () =>
      Effect.gen(function* () {
        const { field, picks, retrieve, state } = yield* openList
        yield* field.choose(1)
        yield* Effect.yieldNow
        yield* retrieve.end(0, Exit.fail(new AddressesError({ reason: "NoAddressData" })))
        yield* TestClock.adjust("1 minute")
        assert.deepInclude(yield* state, { list: nothing, pickedId: undefined, focus: "input" })
        assert.deepStrictEqual(picks, [])
      }),
  )

  it.effect(
    "a chosen address is not returned after the visitor types again, even when its request cannot be cancelled",
    () =>
      Effect.gen(function* () {
        const { field, find, picks, retrieve, state } = yield* openField({ stubborn: true })
        yield* field.type("Weg")
        yield* TestClock.adjust("1 second")
        yield* find.end(0, Exit.succeed([weg]))
        yield* field.choose(0)
        yield* Effect.yieldNow
        yield* field.type("Wege")
        yield* retrieve.end(0, Exit.succeed(address))
        assert.deepStrictEqual(picks, [])
        assert.strictEqual((yield* state).text, "Wege")
      }),
  )

  it.effect("a chosen address is not returned after a newer request of the address field has started", () =>
    Effect.gen(function* () {
      const { field, picks, retrieve, state } = yield* openList
      yield* field.choose(1)
      yield* Effect.yieldNow
      yield* SubscriptionRef.update(field.state, (before) => ({ ...before, request: before.request + 1 }))
      yield* retrieve.end(0, Exit.succeed(address))
      assert.deepStrictEqual([picks, (yield* state).text], [[], " Weg "])
    }),
  )

  it.effect(
    "the Enter key chooses no address after a click into the address input has removed the focus from the list",
    () =>
      Effect.gen(function* () {
        const { field, find, retrieve } = yield* openList
        yield* field.arrow("up")
        yield* field.press
        yield* field.enter
        yield* Effect.yieldNow
        assert.deepStrictEqual([retrieve.queries(), find.queries().length], [[], 1])
      }),
  )

  it.effect("choosing an address has no effect while no list of addresses is shown", () =>
    Effect.gen(function* () {
      const { field, retrieve, state } = yield* openField()
      const before = yield* state
      yield* field.choose(0)
      yield* Effect.yieldNow
      assert.deepStrictEqual([retrieve.queries(), yield* state], [[], before])
    }),
  )

  it.effect(
    "when the visitor types within 300 ms after an address was retrieved, the list of the new search stays open",
    () =>
      Effect.gen(function* () {
        const { field, find, retrieve, state } = yield* openList
        yield* field.choose(1)
        yield* Effect.yieldNow
        yield* retrieve.end(0, Exit.succeed(address))
        yield* field.type("Weg 2")
        yield* TestClock.adjust("2 seconds")
        yield* find.end(1, Exit.succeed([street]))
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual((yield* state).list, { kind: "options", options: [street] })
      }),
  )
})
