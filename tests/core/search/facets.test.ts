import { assert, describe, it } from "@effect/vitest"

import { facetsOf } from "@heimwerk/core/search/facets.ts"
import { parsePriceRange, priceRanges } from "@heimwerk/core/search/narrowing.ts"

import { categories } from "../../support/world/assortment.ts"

const labels = (...args: Parameters<typeof facetsOf>) =>
  facetsOf(...args).map(({ elements, label }) => [label, elements.map((element) => element.label)])

describe("the facets of a list", () => {
  it("Every field and value has its German text, in the order shown", () => {
    const counts = [
      { field: "energy", value: "A", count: 1 },
      { field: "rating", value: "4", count: 1 },
      { field: "rating", value: "1", count: 3 },
      { field: "color", value: "Rot", count: 1 },
      { field: "brand", value: "Zahnrad", count: 2 },
      { field: "brand", value: "Eisenhart", count: 2 },
      { field: "brand", value: "Tatkraft", count: 9 },
      { field: "price", value: "0-1000", count: 1 },
      { field: "price", value: "1000-2500", count: 1 },
      { field: "price", value: "50000-", count: 1 },
      { field: "offer", value: "true", count: 1 },
      { field: "availability", value: "0", count: 1 },
      { field: "availability", value: "1", count: 1 },
      { field: "availability", value: "2", count: 1 },
      { field: "category", value: "100", count: 1 },
    ] as const
    assert.deepStrictEqual(labels(counts, { filters: [] }, categories), [
      ["Kategorie", ["Werkzeug & Maschinen"]],
      ["Verfügbarkeit", ["Im Markt verfügbar", "Im Markt bestellbar", "Versand nach Hause"]],
      ["Angebote", ["Im Angebot"]],
      ["Preis", ["bis 10\u00a0€", "10\u00a0€ bis 25\u00a0€", "ab 500\u00a0€"]],
      ["Marke", ["Tatkraft", "Eisenhart", "Zahnrad"]],
      ["Farbe", ["Rot"]],
      ["Bewertung", ["4 Sterne und mehr", "1 Stern und mehr"]],
      ["Energieeffizienzklasse", ["A"]],
    ])
  })

  it("Inside a main category its sub-categories are offered, inside a sub-category none", () => {
    const counts = [
      { field: "category", value: "100", count: 5 },
      { field: "category", value: "102", count: 5 },
    ] as const
    assert.deepStrictEqual(labels(counts, { categoryId: "100", filters: [] }, categories), [
      ["Kategorie", ["Sägen"]],
    ])
    assert.deepStrictEqual(labels(counts, { categoryId: "102", filters: [] }, categories), [])
  })

  it("The price ranges follow each other without gap or overlap", () => {
    const ranges = priceRanges.map(parsePriceRange)
    for (const [index, range] of ranges.entries()) {
      assert.strictEqual(range?.from, index === 0 ? 0 : ranges[index - 1]?.below)
    }
  })

  it.each(["", "-", "10", "a-b", "-10", "1e3-2", "10-20-30", "9".repeat(20) + "-"])(
    "'%s' is no price range",
    (value) => {
      assert.isUndefined(parsePriceRange(value))
    },
  )
})
