import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Places } from "@heimwerk/core/place/Places.port.ts"

import type { SuiteIt } from "./Suite.ts"

const cases: ReadonlyArray<
  readonly [title: string, query: string, match: string, first: string | undefined]
> = [
  ["finds the area of a known postcode", "50667", "plz", "plz-50667"],
  ["keeps the leading zero of a postcode", "01067", "plz", "plz-01067"],
  ["finds postcode areas by their first digits", "506", "prefix", "plz-50667"],
  [
    "returns the nearest known postcode for an unknown postcode, marked as nearby",
    "50669",
    "nearby",
    "plz-50668",
  ],
  ["finds a town written without its umlaut", "Koeln", "name", "gn-1"],
  ["lists the larger of two towns with the same beginning first", "frankfurt", "name", "gn-5"],
  ["finds no place for nonsense", "xxyyzz", "none", undefined],
  ["finds no place for an empty text", "", "none", undefined],
]

/** Tests for every adapter of the places port. The adapter must show the small world. */
export const placesSuite = (it: SuiteIt<Places>) => {
  for (const [title, query, match, first] of cases) {
    it.effect(`the place search ${title}`, () =>
      Effect.gen(function* () {
        const places = yield* Places
        const answer = yield* places.search(query, 5)
        assert.strictEqual(answer.match, match)
        assert.strictEqual(answer.places[0]?.id, first)
      }),
    )
  }

  it.effect("the place search returns at most the requested number of places", () =>
    Effect.gen(function* () {
      const places = yield* Places
      assert.lengthOf((yield* places.search("5", 3)).places, 3)
    }),
  )

  it.effect("a place can be found again by its id with all its data", () =>
    Effect.gen(function* () {
      const places = yield* Places
      const [found] = (yield* places.search("24103", 1)).places
      assert.deepStrictEqual(yield* places.byId("plz-24103"), found)
    }),
  )

  it.effect("reading an unknown place id fails with a German message", () =>
    Effect.gen(function* () {
      const places = yield* Places
      const error = yield* Effect.flip(places.byId("gn-0"))
      assert.strictEqual(error.reason, "UnknownPlace")
      assert.match(error.message, /^Wir haben keine Märkte/u)
    }),
  )

  it.effect("the place search returns the place nearest to a position", () =>
    Effect.gen(function* () {
      const places = yield* Places
      assert.strictEqual((yield* places.byPosition({ lat: 54.9, lng: 8.31 })).name, "Sylt")
    }),
  )

  it.effect("the place search finds no place near a position in New York", () =>
    Effect.gen(function* () {
      const places = yield* Places
      const error = yield* Effect.flip(places.byPosition({ lat: 40.71, lng: -74 }))
      assert.strictEqual(error.reason, "UnknownPlace")
    }),
  )
}
