import { assert, describe, it } from "@effect/vitest"
import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import * as fc from "fast-check"

const postcode = (plz: string, name: string, lat: number, lng: number): Place => ({
  id: `plz-${plz}`,
  kind: "postcode",
  name,
  plz,
  region: "Land",
  population: 0,
  geoPoint: { lat, lng },
})
const named = (
  id: string,
  name: string,
  population: number,
  lat: number,
  lng: number,
  kind: "town" | "district" = "town",
): Place => ({
  id,
  kind,
  name,
  region: kind === "town" ? "Land" : "Stadt",
  population,
  geoPoint: { lat, lng },
})

const places: ReadonlyArray<Place> = [
  postcode("50667", "Köln", 50.94, 6.95),
  postcode("50668", "Köln", 50.95, 6.96),
  postcode("50679", "Köln", 50.93, 6.97),
  postcode("51149", "Köln", 50.9, 7.05),
  postcode("01067", "Dresden", 51.06, 13.72),
  postcode("24103", "Kiel", 54.32, 10.13),
  postcode("48143", "Münster", 51.96, 7.62),
  postcode("64839", "Münster", 49.92, 8.86),
  postcode("06108", "Halle / Saale", 51.48, 11.97),
  postcode("60311", "Frankfurt am Main", 50.11, 8.68),
  named("k", "Köln", 1_000_000, 50.93, 6.95),
  named("kd", "Köln-Deutz", 15_000, 50.94, 6.97, "district"),
  named("kk", "Königswinter", 40_000, 50.67, 7.19),
  named("kolb", "Kolbermoor", 18_000, 47.85, 12.06),
  named("m", "Münster", 300_000, 51.96, 7.63),
  named("f", "Frankfurt am Main", 750_000, 50.11, 8.68),
  named("fo", "Frankfurt (Oder)", 58_000, 52.34, 14.55),
  named("h", "Halle", 21_000, 52.06, 8.36),
  named("g", "Großkrotzenburg", 7_000, 50.08, 8.98),
  named("mm", "Maintal", 38_000, 50.15, 8.83),
]
const search = makePlaceSearch(places)
const ids = (query: string, limit = 10) => search(query, limit).places.map(({ id }) => id)

/** Any UTF-16 text, including unpaired surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units))

describe("searching for a postcode", () => {
  it.each([
    ["50667", "plz", ["plz-50667"]],
    [" 50667 ", "plz", ["plz-50667"]],
    ["D-50667", "plz", ["plz-50667"]],
    ["５０６６７", "plz", ["plz-50667"]],
    ["01067", "plz", ["plz-01067"]],
    ["5066", "prefix", ["plz-50667", "plz-50668"]],
    ["5", "prefix", ["plz-50667", "plz-50668", "plz-50679", "plz-51149"]],
    ["0", "prefix", ["plz-01067", "plz-06108"]],
    ["50669", "nearby", ["plz-50668", "plz-50667"]],
    ["50699", "nearby", ["plz-50679", "plz-50668", "plz-50667"]],
    ["51999", "nearby", ["plz-51149"]],
    ["99999", "none", []],
    ["9", "none", []],
    ["506671", "none", []],
    ["50667 50668", "none", []],
    ["50667 50668 Köln", "none", []],
    ["50667 5", "none", []],
    ["12a", "none", []],
  ])("the place search for '%s' has the match kind %s and finds the places %j", (query, match, expected) => {
    assert.strictEqual(search(query, 10).match, match)
    assert.deepStrictEqual(ids(query), expected)
  })

  it("the place search for a postcode with a name finds the postcode first, and then other places with this name", () => {
    assert.deepStrictEqual(ids("50667 Köln"), ["plz-50667", "kd"])
    assert.deepStrictEqual(ids("Köln 50667"), ["plz-50667", "kd"])
    assert.deepStrictEqual(ids("50667 Dresden"), ["plz-50667", "plz-01067"])
    assert.strictEqual(search("50667 Köln", 10).match, "plz")
  })

  it("the place search ignores an unknown or incomplete postcode if the text also contains a known name", () => {
    assert.deepStrictEqual(ids("99999 Dresden"), ["plz-01067"])
    assert.strictEqual(search("506 Köln", 10).match, "name")
    assert.strictEqual(search("506 Unbekannt", 10).match, "prefix")
    assert.strictEqual(search("D-506", 10).match, "prefix")
    assert.strictEqual(search("Unbekannt 506", 10).match, "none")
    assert.strictEqual(search("Unbekannt 5066", 10).match, "prefix")
    assert.strictEqual(search("Köln 506", 10).match, "name")
    assert.strictEqual(search("Unbekannt 50999", 10).match, "nearby")
    assert.strictEqual(search("50699 Unbekannt", 10).match, "nearby")
  })

  it.each([
    ["50667 Köln 5", "plz", ["plz-50667", "kd"]],
    ["Köln 50667 5", "plz", ["plz-50667", "kd"]],
    ["Kiel, 24103, 7", "plz", ["plz-24103"]],
    ["Dresden 7b 01067", "plz", ["plz-01067"]],
    ["Köln 12a", "name", ["k", "kd"]],
    ["Drseden 12a", "name", ["plz-01067"]],
    ["D-50667 Dresden 5", "plz", ["plz-50667"]],
    ["Unbekannt 12a", "none", []],
  ])(
    "the place search ignores a house number next to a name: '%s' has the match kind %s and finds the places %j",
    (query, match, expected) => {
      assert.strictEqual(search(query, 10).match, match)
      assert.deepStrictEqual(ids(query), expected)
    },
  )

  it("the place search finds every known postcode", () => {
    for (const { plz } of places) if (plz !== undefined) assert.deepStrictEqual(ids(plz), [`plz-${plz}`])
  })
})

describe("searching for a name", () => {
  it.each([
    ["Köln", ["k", "kd"]],
    ["köln", ["k", "kd"]],
    ["KOELN", ["k", "kd"]],
    ["ko\u0308ln", ["k", "kd"]],
    ["koln", ["k", "kd"]],
    ["köln deutz", ["kd"]],
    ["munster", ["m", "plz-64839"]],
    ["Großk", ["g"]],
    ["grossk", ["g"]],
    ["Halle (Saale)", ["plz-06108"]],
    ["Frankfurt", ["f", "fo"]],
    ["Halle", ["h", "plz-06108"]],
    ["oder", ["fo"]],
    ["main", ["mm", "f"]],
    ["oln", []],
  ])("the place search for the name '%s' finds the places %j", (query, expected) => {
    assert.deepStrictEqual(ids(query), expected)
    assert.strictEqual(search(query, 10).match, expected.length === 0 ? "none" : "name")
  })

  it("the place search accepts oe and o for ö: places that match only with o come last, and larger places come first among equal matches", () => {
    assert.deepStrictEqual(ids("ko"), ["k", "kk", "kolb", "kd"])
    assert.deepStrictEqual(ids("kol"), ["kolb", "k", "kd"])
    assert.deepStrictEqual(ids("koe"), ["k", "kk", "kd"])
  })

  it("the place search lists nearby places with the same name only once, and distant places separately", () => {
    assert.deepStrictEqual(ids("münster"), ["m", "plz-64839"])
  })

  it("a place search returns at most the requested number of places", () => {
    assert.deepStrictEqual(ids("köln", 1), ["k"])
    assert.deepStrictEqual(ids("5", 2), ["plz-50667", "plz-50668"])
    assert.deepStrictEqual(ids("5", 0), [])
  })
})

describe("searching for nonsense", () => {
  it.each([
    ["an empty text", ""],
    ["blanks", "   "],
    ["an emoji", "😀"],
    ["punctuation marks", "!?%"],
    ["a NUL character", "\u0000"],
    ["half of a surrogate pair", "\ud800"],
    ["10,000 letters", "x".repeat(10_000)],
    ["10,000 digits", "1".repeat(10_000)],
    ["the name of a town 2,000 times", "köln ".repeat(2_000)],
    ["an unknown word", "xyzzy"],
  ] as const)("the place search finds nothing for %s", (_name, query) => {
    assert.deepStrictEqual(search(query, 10), { match: "none", places: [] })
  })

  it("the place search never throws, never returns duplicates, and never returns more places than requested", () => {
    const text = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom("k", "ö", "l", "n", "5", "0", "6", "7", " ", "-") }),
    )
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 20 }), (query, limit) => {
        const found = ids(query, limit)
        return found.length <= limit && new Set(found).size === found.length
      }),
    )
  })
})

describe("messages of the place search", () => {
  it("the place search shows a message when it returns postcodes other than the typed postcode", () => {
    assert.strictEqual(
      answerMessage(search("D 50669", 3), "D 50669"),
      "Die Postleitzahl 50669 kennen wir nicht. Wir zeigen dir die Orte mit den nächstliegenden Postleitzahlen.",
    )
  })

  it("the message about an unknown postcode repeats the typed text when it is not a number", () => {
    const shown = "Die Postleitzahl 5x kennen wir nicht."
    assert.include(answerMessage({ match: "nearby", places: [] }, " 5x "), shown)
  })

  it("the place search shows a message when it finds nothing", () => {
    assert.strictEqual(
      answerMessage(search("xyzzy", 3), "xyzzy"),
      "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl.",
    )
  })

  it.each(["50667", "506", "köln"])(
    "the place search shows no message for '%s' because it finds places",
    (query) => {
      assert.isUndefined(answerMessage(search(query, 3), query))
    },
  )

  it("the title of a place shows its postcode if it has one, so that places with the same name can be told apart", () => {
    const titles = search("münster", 2).places.map((place) => [placeTitle(place), placeSubtitle(place)])
    assert.deepStrictEqual(titles, [
      ["Münster", "Land"],
      ["64839 Münster", "Land"],
    ])
  })
})
