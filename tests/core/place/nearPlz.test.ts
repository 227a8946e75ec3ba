import { assert, describe, it } from "@effect/vitest"
import { placeSuggestion } from "@heimwerk/core/market/finder/placeSuggestion.ts"
import { makeNearPlz } from "@heimwerk/core/place/nearPlz.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import { foundPosition } from "@heimwerk/core/typed/position.ts"
import { places } from "@heimwerk/fixtures/world.ts"

const search = makePlaceSearch(places)

const place = (id: string, lat: number, plz?: string): Place => ({
  id,
  kind: plz === undefined ? "town" : "postcode",
  name: "Neustadt",
  region: "Bayern",
  population: 0,
  geoPoint: { lat, lng: 11 },
  ...(plz === undefined ? {} : { plz }),
})

describe("places with the same name and region", () => {
  it("the place search tells towns with the same name and federal state apart by the nearest postcode", () => {
    const found = search("Taufkirchen", 6).places
    assert.deepStrictEqual(
      found.map((each) => [placeTitle(each), placeSubtitle(each)]),
      [
        ["Taufkirchen", "Bayern, bei 82024"],
        ["Taufkirchen", "Bayern, bei 84416"],
        ["Taufkirchen", "Bayern, bei 84574"],
        ["Taufkirchen (Vils)", "Bayern"],
      ],
    )
    assert.strictEqual(search("Taufkirchen", 1).places[0]?.nearPlz, undefined)
  })

  it("no two suggestions of one answer have the same text", () => {
    const names = new Set(places.flatMap(({ kind, name }) => (kind === "postcode" ? [] : [name])))
    const alike = [...names].filter((name) => {
      const texts = search(name, 10).places.map((each) => placeSuggestion(each, name).fullDescription)
      return new Set(texts).size < texts.length
    })
    assert.deepStrictEqual(alike, [])
  })

  it("the remark about several matching places tells the places apart by the nearest postcode", () => {
    assert.include(foundPosition(search("Taufkirchen", 2), "Taufkirchen"), {
      remark:
        "„Taufkirchen“ passt zu mehreren Orten. Gerechnet ab Taufkirchen, Bayern, bei 82024; auch gefunden: Taufkirchen, Bayern, bei 84416.",
    })
  })

  it("a place with its own postcode, and a place without an equal one, get no nearest postcode", () => {
    const [north, south, plz] = [place("a", 50), place("b", 48), place("c", 48.1, "80331")]
    const found = makeNearPlz([north, south, plz])([north, plz])
    assert.deepStrictEqual(found, [north, plz])
    assert.deepStrictEqual(makeNearPlz([north, south, plz])([north, south, plz]), [
      { ...north, nearPlz: "80331" },
      { ...south, nearPlz: "80331" },
      plz,
    ])
    assert.deepStrictEqual(makeNearPlz([north, south])([north, south]), [north, south])
  })

  it("the second line of a place without a region is the nearest postcode alone", () => {
    assert.strictEqual(placeSubtitle({ region: "", nearPlz: "82024" }), "bei 82024")
    assert.strictEqual(placeSubtitle({ region: "" }), "")
  })
})
