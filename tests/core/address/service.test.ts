import { assert, describe, it } from "@effect/vitest"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Exit, Scope } from "effect"
import { TestClock } from "effect/testing"

import { traced } from "../../support/traced.ts"
import { makeService, openField, street, weg } from "./openedField.ts"

const nothing = { kind: "message", text: "Keine Adressen gefunden." } as const
const unavailable = Exit.fail(new AddressesError({ reason: "HttpStatus", status: 503 }))

describe("an address input", () => {
  it.effect("the address field searches for the trimmed text 1 s after typing stops", () =>
    Effect.gen(function* () {
      const { field, find, state } = yield* openField()
      yield* field.type(" We")
      yield* TestClock.adjust("999 millis")
      yield* field.type(" Weg")
      yield* TestClock.adjust("999 millis")
      assert.deepStrictEqual([find.queries(), (yield* state).list], [[], { kind: "hidden" }])
      yield* field.type(" Weg ")
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(find.queries(), [{ text: "Weg", limit: 12 }])
      assert.deepStrictEqual((yield* state).list, { kind: "loading" })
      yield* find.end(0, Exit.succeed([weg]))
      assert.deepStrictEqual((yield* state).list, { kind: "options", options: [weg] })
    }),
  )

  it.effect("the address field sends no search after its text was replaced by spaces", () =>
    Effect.gen(function* () {
      const { field, find } = yield* openField()
      yield* field.type("Weg")
      yield* field.type("  ")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(find.queries(), [])
    }),
  )

  it.effect(
    "the address field sends no search in its first 2 s, and then searches for a text that differs from the initial text",
    () =>
      Effect.gen(function* () {
        const { find, onPick, service } = makeService()
        const field = yield* (yield* service).field({ text: "Platz", onPick })
        yield* TestClock.adjust("1500 millis")
        assert.deepStrictEqual(find.queries(), [])
        const early = yield* (yield* service).field({ text: "", onPick })
        yield* early.type("Weg")
        yield* field.type("Platz")
        yield* TestClock.adjust("1999 millis")
        assert.deepStrictEqual(find.queries(), [])
        yield* TestClock.adjust("1 millis")
        assert.deepStrictEqual(find.queries(), [{ text: "Weg", limit: 12 }])
      }),
  )

  it.effect("a new address search cancels the earlier search", () =>
    Effect.gen(function* () {
      const { field, find, state } = yield* openField()
      yield* field.type("Weg")
      yield* TestClock.adjust("1 second")
      yield* field.type("Wege")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(find.interrupted(), [true, false])
      yield* find.end(1, Exit.succeed([]))
      assert.deepStrictEqual((yield* state).list, nothing)
    }),
  )

  it.effect("the address field ignores a late response when the earlier search cannot be cancelled", () =>
    Effect.gen(function* () {
      const { field, find, state } = yield* openField({ stubborn: true })
      yield* field.type("Weg")
      yield* TestClock.adjust("1 second")
      yield* field.type("Wege")
      yield* TestClock.adjust("1 second")
      yield* find.end(1, Exit.succeed([street]))
      yield* find.end(0, Exit.succeed([weg]))
      assert.deepStrictEqual((yield* state).list, { kind: "options", options: [street] })
    }),
  )

  it.effect(
    "after a failed search, the address field shows that no address was found, and Enter repeats the search",
    () =>
      Effect.gen(function* () {
        const { field, find, state } = yield* openField()
        yield* field.enter
        yield* field.type("Weg ")
        yield* TestClock.adjust("1 second")
        yield* field.enter
        assert.lengthOf(find.queries(), 1)
        yield* find.end(0, unavailable)
        assert.deepStrictEqual((yield* state).list, nothing)
        yield* field.enter
        assert.deepStrictEqual((yield* state).list, { kind: "loading" })
        yield* Effect.yieldNow
        assert.deepStrictEqual(find.queries()[1], { text: "Weg", limit: 12 })
        yield* find.end(1, Exit.die(new Error("broken")))
        assert.deepStrictEqual((yield* state).list, nothing)
      }),
  )

  it.effect("the address field stops searching after it loses focus or is removed from the page", () =>
    Effect.gen(function* () {
      const { field, find } = yield* openField()
      yield* field.type("Weg")
      yield* field.leave
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(find.queries(), [])
      const { onPick, service, ...other } = makeService()
      const scope = yield* Scope.make()
      const gone = yield* (yield* service).field({ text: "", onPick }).pipe(Scope.provide(scope))
      yield* gone.type("Weg")
      yield* Scope.close(scope, Exit.void)
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(other.find.queries(), [])
    }),
  )
})

describe("the commands of address inputs and dialogs", () => {
  it.effect("each command of address fields and dialogs has a separate span name in a trace", () =>
    Effect.gen(function* () {
      const { onPick, service } = makeService()
      const { dialog: openDialog, field: openField } = yield* service
      const names = yield* traced(
        Effect.gen(function* () {
          const field = yield* openField({ text: "", onPick })
          yield* field.type("a")
          yield* field.arrow("up")
          yield* field.choose(0)
          yield* field.enter
          yield* field.press
          yield* field.leave
          const dialog = yield* openDialog({ onPick })
          yield* dialog.more
          yield* dialog.check("a")
          yield* dialog.choose(weg)
          yield* dialog.close
        }),
      )
      assert.deepStrictEqual(names, [
        "AddressService.field",
        ...["type", "arrow", "choose", "enter", "press", "leave"].map((name) => `AddressField.${name}`),
        "AddressService.dialog",
        ...["more", "check", "choose", "close"].map((name) => `AddressDialog.${name}`),
      ])
    }),
  )
})
