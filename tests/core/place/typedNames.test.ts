import { assert, describe, it } from "@effect/vitest"
import { abbreviated, withAddition } from "@heimwerk/core/place/abbreviation.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { saintSpellings } from "@heimwerk/core/place/placeName.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { places } from "@heimwerk/fixtures/world.ts"

const search = makePlaceSearch(places)
const first = (query: string) => {
  const [place] = search(query, 1).places
  return place === undefined ? undefined : `${place.name}, ${place.region}`
}

describe("places with Sankt in their name", () => {
  it.each([
    ["St. Ingbert", "Sankt Ingbert, Saarland"],
    ["st ingbert", "Sankt Ingbert, Saarland"],
    ["St. Ingb", "Sankt Ingbert, Saarland"],
    ["St. Inbgert", "Sankt Ingbert, Saarland"],
    ["St.Wendel", "Sankt Wendel, Saarland"],
    ["Neumarkt-St. Veit", "Neumarkt-Sankt Veit, Bayern"],
    ["neumarkt-st", "Neumarkt-Sankt Veit, Bayern"],
    ["Sankt Pauli", "St. Pauli, Hamburg"],
    ["Hamburg Sankt Pauli", "St. Pauli, Hamburg"],
    ["st", "Stuttgart, Baden-Württemberg"],
  ])("the place search treats St. and Sankt as the same word: '%s' finds %s", (query, expected) => {
    assert.strictEqual(first(query), expected)
  })

  it.each([
    ["Sankt Ingbert", ["Sankt Ingbert", "St Ingbert"]],
    ["Neumarkt-ST. Veit", ["Neumarkt-ST. Veit", "Neumarkt-Sankt. Veit"]],
    ["Stötten", ["Stötten"]],
    ["Forst (Lausitz)", ["Forst (Lausitz)"]],
  ])("only a whole word St or Sankt gives '%s' another spelling: %j", (name, expected) => {
    assert.deepStrictEqual(saintSpellings(name), expected)
  })
})

describe("districts after their town", () => {
  it.each([
    ["Berlin-Mitte", "Mitte, Berlin"],
    ["Berlin-Kreuzberg", "Kreuzberg, Berlin"],
    ["berlin-kr", "Kreuzberg, Berlin"],
    ["Hamburg-Altona", "Altona, Hamburg"],
    ["München Pasing", "Pasing, München"],
    ["munchen pas", "Pasing, München"],
    ["10115 Berlin-Mitte", "Berlin, Berlin"],
    ["Hamburg-Nord", "Hamburg-Nord, Hamburg"],
  ])("the place search finds a district after its town: '%s' finds %s", (query, expected) => {
    assert.strictEqual(first(query), expected)
  })

  it("a search for a town does not list the districts of the town", () => {
    for (const [query, town] of [
      ["Berlin", "Berlin"],
      ["berlin-", "Berlin"],
      ["münch", "München"],
    ] as const) {
      const found = search(query, 200).places
      assert.isTrue(found.some(({ name }) => name === town))
      assert.deepStrictEqual(
        found.filter(({ kind, name }) => kind === "district" && !name.includes(town)),
        [],
      )
    }
  })

  it("a district is also found after the short name of its town", () => {
    const district: Place = {
      id: "gn-1",
      kind: "district",
      name: "Höchst",
      region: "Frankfurt am Main",
      population: 0,
      geoPoint: { lat: 50.1, lng: 8.5 },
    }
    const one = makePlaceSearch([district, { ...district, id: "gn-2", kind: "town", name: "Ort" }])
    for (const query of ["Frankfurt-Höchst", "frankfurt hochst", "Frankfurt am Main Höchst"]) {
      assert.deepStrictEqual(one(query, 5).places, [district])
    }
    assert.deepStrictEqual(one("Frankfurt", 5).places, [])
  })
})

describe("abbreviated additions", () => {
  it.each([
    ["Freiburg i.Br.", "Freiburg im Breisgau, Baden-Württemberg"],
    ["Limburg a.d. Lahn", "Limburg an der Lahn, Hessen"],
    ["Bad Homburg v.d.H.", "Bad Homburg vor der Höhe, Hessen"],
    ["Frankfurt a. M.", "Frankfurt am Main, Hessen"],
    ["Frankfurt/O.", "Frankfurt (Oder), Brandenburg"],
    ["Frankfurt a.d. Oder", "Frankfurt (Oder), Brandenburg"],
    ["St. Georgen i. Schw.", "Sankt Georgen im Schwarzwald, Baden-Württemberg"],
    ["Köln a. Rh.", "Köln, Nordrhein-Westfalen"],
    ["Xyzzy a. M.", undefined],
    ["Köl a. Rh.", undefined],
  ])("the place search for '%s' finds %s", (query, expected) => {
    assert.strictEqual(first(query), expected)
  })

  it.each([
    ["limburg a d lahn", { name: "limburg", last: "lahn" }],
    ["frankfurt m", { name: "frankfurt", last: "m" }],
    ["halle in westfalen", { name: "halle", last: "westfalen" }],
    ["a m", { name: "a", last: "m" }],
    ["frankfurt oder", undefined],
    ["am see", undefined],
    ["ulm", undefined],
    ["", undefined],
  ])("only short words at the end of '%s' abbreviate an addition: %j", (words, expected) => {
    assert.deepStrictEqual(abbreviated(words), expected)
  })

  it("an addition that fits no place is ignored", () => {
    const frankfurt = search("Frankfurt", 2).places
    assert.lengthOf(withAddition(frankfurt, "o"), 1)
    assert.lengthOf(withAddition(frankfurt, "x"), 2)
  })
})
