import { assert, describe, it } from "@effect/vitest"
import { isOneTypoAway, makeTypoIndex } from "@heimwerk/core/place/typoIndex.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { editDistance } from "@heimwerk/core/search/editDistance.ts"
import * as fc from "fast-check"

const place = (name: string, population = 0): Place => ({
  id: name,
  kind: "town",
  name,
  region: "Land",
  population,
  geoPoint: { lat: 45 + name.length, lng: 7 },
})

describe("one typo", () => {
  it.each([
    ["hamburg", "hamburg", true],
    ["hamburg", "hambrug", true],
    ["hamburg", "hambur", true],
    ["hamburg", "hamburgg", true],
    ["hamburg", "hamxurg", true],
    ["hamburg", "hmabrug", false],
    ["hamburg", "hambu", false],
    ["hamburg", "hxmbxrg", false],
    ["aab", "aba", true],
    ["ab", "xyb", false],
    ["abcd", "abdce", false],
    ["abxy", "abyz", false],
    ["abxy", "abzx", false],
    ["", "a", true],
    ["", "ab", false],
  ])("the words '%s' and '%s' differ by at most one typo: %s", (left, right, isNear) => {
    assert.strictEqual(isOneTypoAway(left, right), isNear)
    assert.strictEqual(isOneTypoAway(right, left), isNear)
  })

  it("isOneTypoAway returns true exactly for words with an edit distance of at most 1", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 })
    fc.assert(
      fc.property(
        word,
        word,
        (left, right) => isOneTypoAway(left, right) === (editDistance(left, right, 1) !== undefined),
      ),
      { numRuns: 3_000 },
    )
  })
})

describe("names within one typo of a text", () => {
  const named = [
    "Hamburg",
    "Homburg",
    "Münster",
    "Gießen",
    "Aachen",
    "Essen",
    "Halver (Sauerland)",
    "Oldenburg",
  ]
  const typos = makeTypoIndex(named.map((name) => place(name)))
  const found = (text: string) => typos(text).map(({ name }) => name)

  it.each([
    ["hamubrg", ["Hamburg"]],
    ["hmburg", ["Hamburg", "Homburg"]],
    ["munxter", ["Münster"]],
    ["mxnster", ["Münster"]],
    ["muenstre", ["Münster"]],
    ["gieen", ["Gießen"]],
    ["giesssen", ["Gießen"]],
    ["achen", ["Aachen"]],
    ["esse", []],
    ["halverr", ["Halver (Sauerland)"]],
    ["halver sauerlnd", ["Halver (Sauerland)"]],
    ["oldnbrg", []],
  ])("the place names with at most one typo in '%s' are %j", (text, expected) => {
    assert.sameMembers(found(text), expected)
  })
})

describe("searching with a typo", () => {
  const search = makePlaceSearch([
    place("Hamburg", 9),
    place("Homburg", 5),
    place("Hamburgen", 1),
    place("Hamm", 7),
  ])
  const names = (query: string) => search(query, 10).places.map(({ name }) => name)

  it.each([
    ["hamburg", ["Hamburg", "Hamburgen"]],
    ["hamubrg", ["Hamburg"]],
    ["hmburg", ["Hamburg", "Homburg"]],
    ["hambur", ["Hamburg", "Hamburgen"]],
    ["hamm", ["Hamm"]],
    ["hamubrg 123", ["Hamburg"]],
    ["hamu1brg", []],
    ["xyzzyx", []],
  ])(
    "for the text '%s', which may have one typo, the place search finds the places %j",
    (query, expected) => {
      assert.deepStrictEqual(names(query), expected)
    },
  )
})
