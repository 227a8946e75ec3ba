import { assert, describe, it } from "@effect/vitest"
import { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { makePlaces } from "@heimwerk/core/place/makePlaces.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const town: Place = {
  id: "gn-2886242",
  kind: "town",
  name: "Köln",
  region: "Nordrhein-Westfalen",
  population: 1_000_000,
  geoPoint: { lat: 50.93, lng: 6.95 },
}
const postcode: Place = {
  id: "plz-01067",
  kind: "postcode",
  name: "Dresden",
  plz: "01067",
  region: "Sachsen",
  population: 0,
  geoPoint: { lat: 51.06, lng: 13.72 },
}
const places = makePlaces([town, postcode])

describe("places from a list", () => {
  it.effect("a list of places can be searched by text, by id and by position", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* places.search("koeln", 5), { match: "name", places: [town] })
      assert.deepStrictEqual(yield* places.search("01067", 5), { match: "plz", places: [postcode] })
      assert.strictEqual(yield* places.byId("plz-01067"), postcode)
      assert.strictEqual(yield* places.byPosition({ lat: 51, lng: 7 }), town)
    }),
  )

  it.effect(
    "a position gets the nearest place if it is at most 20 km away, and a position in a foreign country gets none",
    () =>
      Effect.gen(function* () {
        const northOf = (km: number) => ({ lat: town.geoPoint.lat + km / 111.2, lng: town.geoPoint.lng })
        assert.strictEqual(yield* places.byPosition(northOf(19.9)), town)
        for (const point of [northOf(20.1), { lat: 40.71, lng: -74 }, { lat: 48.21, lng: 16.37 }])
          assert.strictEqual((yield* Effect.flip(places.byPosition(point))).reason, "UnknownPlace")
      }),
  )

  it.effect("a lookup by an unknown id, or by position in an empty list, fails with a German message", () =>
    Effect.gen(function* () {
      for (const question of [places.byId("plz-99999"), makePlaces([]).byPosition({ lat: 51, lng: 7 })]) {
        const error = yield* Effect.flip(question)
        assert.strictEqual(error.reason, "UnknownPlace")
        assert.include(error.message, "Wir haben keine Märkte in diesem Umkreis gefunden.")
      }
    }),
  )
})

describe("the Place schema", () => {
  it("the Place schema decodes a place unchanged", () => {
    for (const place of [town, postcode, { ...town, kind: "district" }])
      assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Place)(place), place)
  })

  it.each([
    ["no id", { id: "" }],
    ["no name", { name: "" }],
    ["an unknown kind", { kind: "village" }],
    ["no kind", { kind: "" }],
    ["a fractional number of inhabitants", { population: 0.5 }],
    ["no position", { geoPoint: undefined }],
  ])("the Place schema rejects a place with %s", (_, wrong) => {
    assert.isFalse(Schema.is(Place)({ ...town, ...wrong }))
  })

  it("the PlaceAnswer schema accepts every kind of match, and rejects an unknown kind and missing or invalid places", () => {
    for (const match of ["plz", "prefix", "nearby", "name", "none"])
      assert.isTrue(Schema.is(PlaceAnswer)({ match, places: [town] }), match)
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "", places: [] }))
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "none", places: [{}] }))
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "none" }))
  })
})
