import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Places } from "@heimwerk/core/place/Places.port.ts"

import type { SuiteIt } from "./Suite.ts"

const cases: ReadonlyArray<
  readonly [title: string, query: string, match: string, first: string | undefined]
> = [
  ["A known postcode finds its area", "50667", "plz", "plz-50667"],
  ["A postcode in the east keeps its leading zero", "01067", "plz", "plz-01067"],
  ["The beginning of a postcode finds the areas that begin so", "506", "prefix", "plz-50667"],
  ["An unknown postcode finds the nearest known beginning and says so", "50669", "nearby", "plz-50668"],
  ["A name without its umlaut sign finds the town", "Koeln", "name", "gn-1"],
  ["Of two towns that begin alike the larger comes first", "frankfurt", "name", "gn-5"],
  ["Nonsense finds nothing", "xxyyzz", "none", undefined],
  ["Nothing typed finds nothing", "", "none", undefined],
]

/** Tests for every adapter of the places port. The adapter must show the small world. */
export const placesSuite = (it: SuiteIt<Places>) => {
  for (const [title, query, match, first] of cases) {
    it.effect(title, () =>
      Effect.gen(function* () {
        const places = yield* Places
        const answer = yield* places.search(query, 5)
        assert.strictEqual(answer.match, match)
        assert.strictEqual(answer.places[0]?.id, first)
      }),
    )
  }

  it.effect("answers no more places than requested", () =>
    Effect.gen(function* () {
      const places = yield* Places
      assert.lengthOf((yield* places.search("5", 3)).places, 3)
    }),
  )

  it.effect("finds a complete place again by its id", () =>
    Effect.gen(function* () {
      const places = yield* Places
      const [found] = (yield* places.search("24103", 1)).places
      assert.deepStrictEqual(yield* places.byId("plz-24103"), found)
    }),
  )

  it.effect("fails with a German text for an unknown id", () =>
    Effect.gen(function* () {
      const places = yield* Places
      const error = yield* Effect.flip(places.byId("gn-0"))
      assert.strictEqual(error.reason, "UnknownPlace")
      assert.match(error.message, /^Wir haben keine Märkte/u)
    }),
  )

  it.effect("answers a position with the nearest place", () =>
    Effect.gen(function* () {
      const places = yield* Places
      assert.strictEqual((yield* places.byPosition({ lat: 54.9, lng: 8.31 })).name, "Sylt")
    }),
  )
}
