import { assert, describe, it } from "@effect/vitest"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { places } from "@heimwerk/fixtures/world.ts"

const search = makePlaceSearch(places)
const postcodes = places.flatMap(({ plz }) => (plz === undefined ? [] : [plz]))

describe("searching all places of Germany", () => {
  it("the place search finds every German postcode, alone and together with the name of its place", () => {
    const wrong = places.filter(({ id, name, plz }) => {
      if (plz === undefined) return false
      const [alone] = search(plz, 1).places
      const [beside] = search(`${plz} ${name}`, 1).places
      return alone?.id !== id || beside?.id !== id
    })
    assert.isAbove(postcodes.length, 8_000)
    assert.deepStrictEqual(wrong, [])
  })

  it("the place search finds nearby postcodes for an unknown postcode, and nothing if no postcode has its first two digits", () => {
    const beginnings = new Set(postcodes.map((plz) => plz.slice(0, 2)))
    const known = new Set(postcodes)
    for (let number = 0; number < 100_000; number += 7) {
      const plz = String(number).padStart(5, "0")
      const unknown = beginnings.has(plz.slice(0, 2)) ? "nearby" : "none"
      assert.strictEqual(search(plz, 3).match, known.has(plz) ? "plz" : unknown)
    }
  })

  it("the place search finds every German town and district by its name, also in capital letters or without umlaut dots", () => {
    const missing = places.filter(({ id, kind, name }) => {
      if (kind === "postcode") return false
      const plain = name.normalize("NFD").replace(/\u0308/gu, "")
      return [name, name.toUpperCase(), plain].some((text) => {
        const found = search(text, 200).places
        return !found.some((place) => place.id === id || place.name === name)
      })
    })
    assert.deepStrictEqual(missing, [])
  })

  it.each([
    ["berlin", "Berlin"],
    ["münchen", "München"],
    ["muenchen", "München"],
    ["munchen", "München"],
    ["koln", "Köln"],
    ["frankfurt", "Frankfurt am Main"],
    ["halle", "Halle (Saale)"],
    ["freiburg", "Freiburg"],
    ["frankfurt oder", "Frankfurt (Oder)"],
  ])("for the name %s, the place search finds the largest place with this name first: %s", (query, name) => {
    assert.strictEqual(search(query, 1).places[0]?.name, name)
  })
})
