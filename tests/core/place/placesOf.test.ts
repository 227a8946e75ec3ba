import { assert, describe, it } from "@effect/vitest"
import { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import { placesOf } from "@heimwerk/core/place/placesOf.ts"
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
const places = placesOf([town, postcode])

describe("the places of a list", () => {
  it.effect("are found by what was typed, by id and by position", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* places.search("koeln", 5), { match: "name", places: [town] })
      assert.deepStrictEqual(yield* places.search("01067", 5), { match: "plz", places: [postcode] })
      assert.strictEqual(yield* places.byId("plz-01067"), postcode)
      assert.strictEqual(yield* places.byPosition({ lat: 51, lng: 7 }), town)
    }),
  )

  it.effect("say in German when there is none", () =>
    Effect.gen(function* () {
      for (const question of [places.byId("plz-99999"), placesOf([]).byPosition({ lat: 51, lng: 7 })]) {
        const error = yield* Effect.flip(question)
        assert.strictEqual(error.reason, "UnknownPlace")
        assert.include(error.message, "Wir haben keine Märkte in diesem Umkreis gefunden.")
      }
    }),
  )
})

describe("the data of a place", () => {
  it("come back as they are", () => {
    for (const place of [town, postcode, { ...town, kind: "district" }])
      assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Place)(place), place)
  })

  it.each([
    ["no id", { id: "" }],
    ["no name", { name: "" }],
    ["a kind nobody knows", { kind: "village" }],
    ["no kind", { kind: "" }],
    ["half an inhabitant", { population: 0.5 }],
    ["no position", { geoPoint: undefined }],
  ])("are refused with %s", (_, wrong) => {
    assert.isFalse(Schema.is(Place)({ ...town, ...wrong }))
  })

  it("answer a question in one of these ways", () => {
    for (const match of ["plz", "prefix", "nearby", "name", "none"])
      assert.isTrue(Schema.is(PlaceAnswer)({ match, places: [town] }), match)
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "", places: [] }))
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "none", places: [{}] }))
    assert.isFalse(Schema.is(PlaceAnswer)({ match: "none" }))
  })
})
