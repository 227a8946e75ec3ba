import { assert, describe, it } from "@effect/vitest"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { comparePlaces } from "@heimwerk/core/place/search.ts"

const place = (id: string, name: string, population: number, plz?: string): Place => ({
  id,
  kind: plz === undefined ? "town" : "postcode",
  name,
  region: "Land",
  population,
  geoPoint: { lat: 51, lng: 7 },
  ...(plz === undefined ? {} : { plz }),
})

describe("ranking of equally good matches", () => {
  it.each([
    ["number of inhabitants", place("2", "Ulm", 9), place("1", "Aachen", 8)],
    ["name", place("2", "Aachen", 9), place("1", "Ulm", 9)],
    ["whether they have a postcode", place("2", "Ulm", 9), place("1", "Ulm", 9, "89073")],
    ["the postcode", place("2", "Ulm", 9, "89073"), place("1", "Ulm", 9, "89075")],
    ["the id", place("1", "Ulm", 9, "89073"), place("2", "Ulm", 9, "89073")],
  ])("places that match a search equally well are ordered by %s", (_, first, second) => {
    assert.isBelow(comparePlaces(first, second), 0)
    assert.isAbove(comparePlaces(second, first), 0)
  })

  it("two places with the same data have the same rank", () => {
    assert.strictEqual(comparePlaces(place("1", "Ulm", 9), place("1", "Ulm", 9)), 0)
  })
})
