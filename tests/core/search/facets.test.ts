import { assert, describe, it } from "@effect/vitest"

import { facetsOf, listedFields, listedValues } from "@heimwerk/core/search/facets.ts"
import { parsePriceRange, priceRanges } from "@heimwerk/core/search/narrowing.ts"

import { categories } from "../../support/world/assortment.ts"

const labels = (...args: Parameters<typeof facetsOf>) =>
  facetsOf(...args).map(({ elements, label }) => [label, elements.map((element) => element.label)])

describe("the facets of a list", () => {
  it("every facet and every facet value has its German label, in the order of display", () => {
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

  it("a main category offers its sub-categories as a filter, and a sub-category offers no categories", () => {
    const counts = [
      { field: "category", value: "100", count: 5 },
      { field: "category", value: "102", count: 5 },
    ] as const
    assert.deepStrictEqual(labels(counts, { categoryId: "100", filters: [] }, categories), [
      ["Kategorie", ["Sägen"]],
    ])
    assert.deepStrictEqual(labels(counts, { categoryId: "102", filters: [] }, categories), [])
  })

  it("facet values with a count of 0 are left out unless the visitor has chosen them", () => {
    const facets = facetsOf(
      [
        { field: "brand", value: "Bosk", count: 2 },
        { field: "brand", value: "Eisenhart", count: 0 },
        { field: "brand", value: "", count: 4 },
        { field: "color", value: "Rot", count: 0 },
      ],
      {
        filters: [
          { field: "brand", values: ["Tatkraft"] },
          { field: "price", values: ["5-7", "x-"] },
          { field: "availability", values: ["9"] },
          { field: "category", values: ["999"] },
        ],
      },
      categories,
    )
    assert.deepStrictEqual(facets, [
      {
        field: "category",
        label: "Kategorie",
        elements: [{ value: "999", label: "999", count: 0, selected: true }],
      },
      {
        field: "availability",
        label: "Verfügbarkeit",
        elements: [{ value: "9", label: "9", count: 0, selected: true }],
      },
      {
        field: "price",
        label: "Preis",
        elements: [
          { value: "5-7", label: "0\u00a0€ bis 0\u00a0€", count: 0, selected: true },
          { value: "x-", label: "x-", count: 0, selected: true },
        ],
      },
      {
        field: "brand",
        label: "Marke",
        elements: [
          { value: "Bosk", label: "Bosk", count: 2, selected: false },
          { value: "Tatkraft", label: "Tatkraft", count: 0, selected: true },
        ],
      },
    ])
  })

  it("facet values with equal counts are sorted alphabetically, and a chosen value is listed only once", () => {
    const counts = ["Bosk", "Amboss", "Carbo", "Dremler"].map((value) => ({
      field: "brand" as const,
      value,
      count: 2,
    }))
    const filters = [{ field: "brand" as const, values: ["Carbo"] }]
    assert.deepStrictEqual(labels(counts, { filters }, categories), [
      ["Marke", ["Amboss", "Bosk", "Carbo", "Dremler"]],
    ])
  })

  it("a product list of an unknown category offers no categories as a filter", () => {
    const counts = [{ field: "category", value: "100", count: 5 }] as const
    assert.deepStrictEqual(labels(counts, { categoryId: "999", filters: [] }, categories), [])
  })

  it("the facets for price, rating, offer and availability list each value once, even if it is also chosen", () => {
    const chosen = new Map([
      ["rating" as const, ["3", "5"]],
      ["price" as const, ["1-2"]],
    ])
    assert.deepStrictEqual(listedFields, ["price", "rating", "offer", "availability"])
    assert.deepStrictEqual(listedValues("rating", chosen), ["4", "3", "2", "1", "5"])
    assert.deepStrictEqual(listedValues("price", chosen), [...priceRanges, "1-2"])
    assert.deepStrictEqual(listedValues("offer", chosen), ["true"])
    assert.deepStrictEqual(listedValues("availability", chosen), ["1", "2", "0"])
  })

  it("the facet of energy classes lists the classes from A+++ to G", () => {
    const classes = ["G", "F", "E", "D", "C", "B", "A", "A+", "A++", "A+++"]
    const counts = classes.map((value) => ({ field: "energy" as const, value, count: 1 }))
    assert.deepStrictEqual(labels(counts, { filters: [] }, categories), [
      ["Energieeffizienzklasse", ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"]],
    ])
  })

  it("the price ranges of the filter have no gaps and do not overlap", () => {
    const ranges = priceRanges.map(parsePriceRange)
    for (const [index, range] of ranges.entries()) {
      assert.strictEqual(range?.from, index === 0 ? 0 : ranges[index - 1]?.below)
    }
  })

  it.each(["", "-", "10", "a-b", "-10", "1e3-2", "10-20-30", "9".repeat(20) + "-"])(
    "the text '%s' is not a price range",
    (value) => {
      assert.isUndefined(parsePriceRange(value))
    },
  )
})
