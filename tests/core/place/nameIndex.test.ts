import { assert, describe, it } from "@effect/vitest"
import { makeNameIndex } from "@heimwerk/core/place/nameIndex.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlzIndex } from "@heimwerk/core/place/plzIndex.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"

const place = (name: string, plz?: string): Place => ({
  id: plz ?? name,
  kind: plz === undefined ? "town" : "postcode",
  name,
  region: "Land",
  population: 0,
  geoPoint: { lat: 50 + name.length, lng: 7 },
  ...(plz === undefined ? {} : { plz }),
})

describe("names that begin with a text", () => {
  const names = [
    "Köln",
    "Köln-Deutz",
    "Alte Mühle",
    "Bärental",
    "Büren",
    "Halle (Saale)",
    "Halle / Westfalen",
    "Frankfurt am Main",
    "Roth",
    "Rothenburg ob der Tauber",
  ]
  const hits = makeNameIndex(names.map((name) => place(name)))
  const levels = (text: string) => Object.fromEntries(hits(text).map((hit) => [hit.place.name, hit.level]))

  it.each<[string, Readonly<Record<string, number>>]>([
    ["koeln", { Köln: 0, "Köln-Deutz": 2 }],
    ["koln", { Köln: 1, "Köln-Deutz": 3 }],
    ["ko", { Köln: 2, "Köln-Deutz": 2 }],
    ["kol", { Köln: 3, "Köln-Deutz": 3 }],
    ["koeln deutz", { "Köln-Deutz": 0 }],
    ["deutz", { "Köln-Deutz": 4 }],
    ["muehle", { "Alte Mühle": 4 }],
    ["muhle", { "Alte Mühle": 5 }],
    ["alte muhle", { "Alte Mühle": 1 }],
    ["baerental", { Bärental: 0 }],
    ["barental", { Bärental: 1 }],
    ["buren", { Büren: 1 }],
    ["halle", { "Halle (Saale)": 0, "Halle / Westfalen": 0 }],
    ["halle saale", { "Halle (Saale)": 0 }],
    ["hall", { "Halle (Saale)": 2, "Halle / Westfalen": 2 }],
    ["saale", { "Halle (Saale)": 4 }],
    ["frankfurt", { "Frankfurt am Main": 0 }],
    ["main", { "Frankfurt am Main": 4 }],
    ["am main", { "Frankfurt am Main": 4 }],
    ["roth", { Roth: 0, "Rothenburg ob der Tauber": 2 }],
    ["rothenburg", { "Rothenburg ob der Tauber": 0 }],
    ["oeln", {}],
  ])("for the text '%s', the name index finds these places with their match levels: %j", (text, expected) => {
    assert.deepStrictEqual(levels(text), expected)
  })
})

describe("the index of postcodes", () => {
  const first = place("Köln", "50667")
  const towns = ["Aachen", "Bonn", "Ulm"].map((name) => place(name))
  const index = makePlzIndex([
    ...towns,
    place("Köln-Porz", "51149"),
    first,
    ...towns,
    { ...place("Köln", "50667"), id: "second" },
    place("Dresden", "01067"),
    ...towns,
  ])
  const found = (places: ReadonlyArray<Place>) => places.map(({ id }) => id)

  it("the postcode index lists postcodes in ascending order, leaves out places without a postcode, and uses the first of two equal postcodes", () => {
    assert.deepStrictEqual(found(index.prefix("")), ["01067", "50667", "51149"])
    assert.deepStrictEqual(found(index.prefix("5")), ["50667", "51149"])
    assert.strictEqual(index.exact("50667"), first)
    assert.isUndefined(index.exact("5066"))
  })

  it("the search near an unknown postcode uses its longest known prefix of at least two digits", () => {
    assert.deepStrictEqual(
      ["50668", "50699", "50999", "59999"].map((plz) => found(index.nearby(plz))),
      [["50667"], ["50667"], ["50667"], []],
    )
  })
})

describe("a search with letters and digits", () => {
  const search = makePlaceSearch([
    place("Dorf"),
    place("Dorf 2b"),
    place("Dorf b2"),
    place("De Wippe"),
    place("Dresden"),
    place("Köln", "50667"),
  ])
  const names = (query: string) => search(query, 10).places.map(({ name }) => name)

  it.each([
    ["dorf 2b", ["Dorf 2b"]],
    ["dorf b2", ["Dorf b2"]],
    ["dorf 2b 50667", ["Köln", "Dorf 2b"]],
    ["dorf b2 50667", ["Köln", "Dorf b2"]],
    ["d", ["De Wippe", "Dorf", "Dorf 2b", "Dorf b2", "Dresden"]],
    ["de", ["De Wippe"]],
    ["D-50667", ["Köln"]],
    ["DE 50667", ["Köln"]],
    ["de wippe 50667", ["Köln", "De Wippe"]],
    [`köln${" ".repeat(96)}`, ["Köln"]],
    [`köln${" ".repeat(97)}`, []],
  ])("the place search for '%s' finds %j", (query, expected) => {
    assert.deepStrictEqual(names(query), expected)
  })
})
