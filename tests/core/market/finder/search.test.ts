import { assert, describe, it } from "@effect/vitest"
import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { Effect, Exit } from "effect"
import { TestClock } from "effect/testing"

import { places } from "../../../support/world/places.ts"
import { openFinderPage } from "./openFinderPage.ts"

const placeNamed = (plz: string): Place => {
  const found = places.find((place) => place.plz === plz)
  if (found === undefined) throw new Error(`no place ${plz}`)
  return found
}
const [koeln, bonn] = [placeNamed("50667"), placeNamed("53111")]
const answer = (...found: ReadonlyArray<Place>) => Exit.succeed({ match: "name" as const, places: found })
const none = Exit.succeed({ match: "none" as const, places: [] })
const offline = Exit.fail(new PlacesError({ reason: "Unavailable" }))
const nothing =
  "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
const namesOf = (items: ReadonlyArray<{ readonly market: { readonly name: string } }>) =>
  items.map(({ market }) => market.name)
const titles = (items: ReadonlyArray<{ readonly title: string }>) => items.map(({ title }) => title)

describe("searching in the store finder", () => {
  it.effect(
    "the store finder suggests markets at once, and looks up places 1,200 ms after typing stops",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        yield* finder.type("köl")
        assert.deepStrictEqual(
          (yield* state).ownSuggestions.map(({ name }) => name),
          ["Köln-Ehrenfeld"],
        )
        yield* TestClock.adjust("1199 millis")
        yield* finder.type("Köln")
        yield* TestClock.adjust("1199 millis")
        yield* finder.type(" KÖLN")
        assert.deepStrictEqual([search.queries(), (yield* state).isLoading], [[], false])
        yield* TestClock.adjust("1 millis")
        assert.deepStrictEqual([search.queries(), (yield* state).isLoading], [["köln"], true])
        yield* search.end(0, answer(koeln, bonn))
        assert.deepStrictEqual(titles((yield* state).placeSuggestions), ["50667 Köln", "53111 Bonn"])
        assert.deepInclude(yield* state, { isLoading: false, text: " KÖLN", list: "found" })
      }),
  )

  it.effect(
    "a text of fewer than 3 characters in the store finder starts no lookup and cancels the earlier lookup",
    () =>
      Effect.gen(function* () {
        const { events, finder, search } = yield* openFinderPage()
        yield* finder.type("köl")
        yield* TestClock.adjust("1200 millis")
        yield* finder.type("kö")
        yield* finder.submit
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual([search.queries(), search.interrupted(), events], [["köl"], [true], []])
      }),
  )

  it.effect(
    "the Enter key in the store finder selects the first place, both before and after the lookup has finished",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        yield* finder.type("Köln ")
        yield* finder.submit
        yield* Effect.yieldNow
        assert.deepStrictEqual(search.queries(), ["köln"])
        yield* search.end(0, answer(koeln, bonn))
        const view = yield* state
        assert.deepInclude(view, { text: "50667 Köln", centreTitle: "50667 Köln", placeSuggestions: [] })
        assert.deepStrictEqual(namesOf(view.markets), ["Köln-Ehrenfeld", "Bonn", "Straßenhaus"])
        yield* finder.type("bonn")
        yield* TestClock.adjust("1200 millis")
        yield* search.end(1, answer(bonn))
        yield* finder.submit
        assert.strictEqual((yield* state).text, "53111 Bonn")
        yield* TestClock.adjust("1 minute")
        assert.lengthOf(search.queries(), 2)
      }),
  )

  it.effect("the store finder ignores a submitted text if the visitor has typed another text meanwhile", () =>
    Effect.gen(function* () {
      const { finder, search, state } = yield* openFinderPage()
      yield* finder.type("Bonn 7")
      yield* finder.submitText("Köln 5")
      yield* Effect.yieldNow
      assert.deepStrictEqual([search.queries(), (yield* state).text], [[], "Bonn 7"])
      yield* finder.submitText("bonn 7 ")
      yield* Effect.yieldNow
      yield* search.end(0, answer(bonn))
      assert.deepStrictEqual([search.queries(), (yield* state).text], [["bonn 7"], "53111 Bonn"])
    }),
  )

  it.effect("the Enter key in the store finder waits for a running lookup", () =>
    Effect.gen(function* () {
      const { finder, search, state } = yield* openFinderPage()
      yield* finder.type("köln")
      yield* TestClock.adjust("1200 millis")
      yield* finder.submit
      yield* Effect.yieldNow
      assert.deepStrictEqual([search.queries(), search.interrupted()], [["köln"], [false]])
      yield* search.end(0, answer(koeln))
      assert.strictEqual((yield* state).text, "50667 Köln")
    }),
  )

  it.effect(
    "the store finder shows one message when a lookup finds nothing, and another when it fails and can be repeated",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        const failed = `${nothing} Die Suche ist gerade fehlgeschlagen, du kannst sie gleich wiederholen.`
        const answers = [
          [none, nothing],
          [offline, failed],
          [Exit.die(new Error("broken")), failed],
        ] as const
        for (const [index, [exit, message]] of answers.entries()) {
          yield* finder.type(`nirgendwo${"o".repeat(index)}`)
          assert.isUndefined((yield* state).message)
          yield* TestClock.adjust("1200 millis")
          yield* search.end(index, exit)
          assert.strictEqual((yield* state).message, message)
        }
      }),
  )

  it.effect(
    "the store finder selects a market by name when no place matches the text, and reports an unknown postcode",
    () =>
      Effect.gen(function* () {
        const { finder, search, state } = yield* openFinderPage()
        yield* finder.type("ehrenfeld")
        yield* finder.submit
        yield* Effect.yieldNow
        yield* search.end(0, none)
        assert.deepInclude(yield* state, { text: "Köln-Ehrenfeld", message: undefined })
        yield* finder.type("50699")
        yield* finder.submit
        yield* Effect.yieldNow
        yield* search.end(1, Exit.succeed({ match: "nearby" as const, places: [koeln] }))
        assert.match((yield* state).message ?? "", /^Die Postleitzahl 50699 kennen wir nicht\./u)
      }),
  )

  it.effect("the store finder ignores late responses when a lookup cannot be cancelled", () =>
    Effect.gen(function* () {
      const { finder, search, state } = yield* openFinderPage({}, { stubborn: true })
      yield* finder.type("köln")
      yield* TestClock.adjust("1200 millis")
      yield* finder.type("bonn")
      yield* TestClock.adjust("1200 millis")
      yield* search.end(1, answer(bonn))
      yield* search.end(0, answer(koeln))
      assert.deepStrictEqual(titles((yield* state).placeSuggestions), ["53111 Bonn"])
    }),
  )
})
