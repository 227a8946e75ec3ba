import { assert, describe, it } from "@effect/vitest"

import { maxFilterValues } from "@heimwerk/core/catalog/listState.ts"
import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import {
  chosenValues,
  hasValue,
  parsePriceRange,
  parseRating,
  priceRanges,
} from "@heimwerk/core/search/narrowing.ts"

const ranges = Array.from({ length: 1000 }, (_, from) => `${from}-${from + 1}`)

describe("chosen filter values", () => {
  it("repeated filter fields of a product list are merged, and filter fields without values are dropped", () => {
    const chosen = chosenValues([
      { field: "brand", values: ["Bosk", "Lumora"] },
      { field: "color", values: [] },
      { field: "brand", values: ["Lumora", "Tatkraft"] },
    ])
    assert.deepStrictEqual([...chosen], [["brand", ["Bosk", "Lumora", "Tatkraft"]]])
  })

  it("a product list uses at most 50 values per filter field, even if the request splits them into several fields", () => {
    const parts = [ranges.slice(0, 40), ranges.slice(40, 80), ranges.slice(80)]
    const chosen = chosenValues(parts.map((values) => ({ field: "price", values })))
    assert.deepStrictEqual(chosen.get("price"), ranges.slice(0, maxFilterValues))
  })
})

const facts: ArticleFacts = {
  articleId: "1",
  mainCategoryId: "100",
  categoryId: "101",
  brand: "Bosk",
  price: 10_00,
  color: "Rot",
  rating: 4,
  reviews: 3,
  offer: true,
  energy: "C",
  shipping: true,
  orderable: true,
  nameKey: "hammer",
  popularity: 3,
}
const plain: ArticleFacts = {
  ...facts,
  mainCategoryId: "",
  categoryId: "",
  color: "",
  energy: "",
  offer: false,
  rating: 0,
  shipping: false,
}

describe("matching an article against filters", () => {
  it.each<[FacetField, string, boolean]>([
    ["category", "100", true],
    ["category", "101", true],
    ["category", "102", false],
    ["brand", "Bosk", true],
    ["brand", "bosk", false],
    ["price", "1000-2500", true],
    ["price", "500-1000", false],
    ["price", "1000-1001", true],
    ["price", "1001-", false],
    ["price", "1000-", true],
    ["price", "billig", false],
    ["color", "Rot", true],
    ["color", "Blau", false],
    ["rating", "4", true],
    ["rating", "3", true],
    ["rating", "5", false],
    ["rating", "0", false],
    ["rating", "6", false],
    ["rating", "14", false],
    ["rating", "41", false],
    ["offer", "true", true],
    ["offer", "false", false],
    ["energy", "C", true],
    ["energy", "A", false],
  ])("the sample article matches the filter %s with the value '%s': %s", (field, value, shown) => {
    assert.strictEqual(hasValue(facts, undefined, field, value), shown)
  })

  it.each<[FacetField, string]>([
    ["category", ""],
    ["color", ""],
    ["energy", ""],
    ["offer", "true"],
    ["rating", "1"],
    ["availability", "0"],
  ])("an article without filter data does not match the filter %s with the value '%s'", (field, value) => {
    assert.isFalse(hasValue(plain, undefined, field, value))
  })

  it.each<[number | undefined, string, boolean]>([
    [undefined, "0", true],
    [undefined, "1", false],
    [undefined, "2", false],
    [3, "1", true],
    [3, "2", false],
    [0, "1", false],
    [0, "2", true],
    [0, "0", true],
  ])(
    "an article with %s pieces in the market (undefined: no market) matches the availability filter %s: %s",
    (stock, code, shown) => {
      assert.strictEqual(hasValue(facts, stock, "availability", code), shown)
    },
  )
})

describe("the minimum rating of a filter", () => {
  it.each([
    ["1", 1],
    ["5", 5],
    ["0", undefined],
    ["6", undefined],
    ["14", undefined],
    ["41", undefined],
    ["", undefined],
  ])(
    "the value '%s' of the rating filter is read as this minimum number of stars (undefined: no minimum): %s",
    (value, least) => {
      assert.strictEqual(parseRating(value), least)
    },
  )
})

describe("price ranges", () => {
  it("the price ranges have the bounds of the specification, up to the maximum price", () => {
    assert.deepStrictEqual(priceRanges.map(parsePriceRange), [
      { from: 0, below: 10_00 },
      { from: 10_00, below: 25_00 },
      { from: 25_00, below: 50_00 },
      { from: 50_00, below: 100_00 },
      { from: 100_00, below: 250_00 },
      { from: 250_00, below: 500_00 },
      { from: 500_00, below: 1_000_000_000 },
    ])
  })
})
