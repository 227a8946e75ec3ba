import { describe, it } from "@effect/vitest"
import { toListParams, toProductQuery } from "@heimwerk/adapters/http/contract/search/query.ts"
import type { FacetField, ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { assert } from "vitest"
import fc from "fast-check"

const fields: ReadonlyArray<FacetField> = [
  "category",
  "brand",
  "price",
  "color",
  "rating",
  "offer",
  "availability",
  "energy",
]
const sorts: ReadonlyArray<SortKey> = ["relevance", "price-asc", "price-desc", "rating", "name"]
const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes("~"))

const queries: fc.Arbitrary<ProductQuery> = fc
  .record({
    term: fc.option(word, { nil: undefined }),
    categoryId: fc.option(fc.stringMatching(/^[a-z0-9]{1,6}$/u), { nil: undefined }),
    marketId: fc.option(fc.constantFrom("520", "10777"), { nil: undefined }),
    filters: fc.uniqueArray(
      fc.record({
        field: fc.constantFrom(...fields),
        values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
      }),
      { selector: ({ field }) => field },
    ),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 500 }),
    pageSize: fc.integer({ min: 1, max: 96 }),
  })
  .map(({ categoryId, marketId, term, ...rest }) => ({
    ...rest,
    ...(term === undefined ? {} : { term }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(marketId === undefined ? {} : { marketId: MarketId.make(marketId) }),
  }))

describe("a catalogue query on the wire", () => {
  it("an encoded catalogue query is decoded to the same query", () => {
    fc.assert(
      fc.property(queries, (query) => {
        assert.deepStrictEqual(toProductQuery(toListParams(query), query.term), query)
      }),
    )
  })

  it("the query string of a product list leaves out default values", () => {
    assert.deepStrictEqual(toListParams({ filters: [], sort: "relevance", page: 1, pageSize: 24 }), {})
  })

  it("the query string of a product list has the parameter names of the search service", () => {
    const filters = [
      { field: "brand" as const, values: ["Grimmholt", "Tatkraft"] },
      { field: "color" as const, values: ["Rot: matt"] },
    ]
    assert.deepStrictEqual(
      toListParams({ categoryId: "101", filters, sort: "price-asc", page: 2, pageSize: 48 }),
      {
        page: 2,
        hitsPerPage: 48,
        filter: ["CategoryPath:101", "Brand:Grimmholt~~~Tatkraft", "Color:Rot: matt"],
        sort: "Price:asc",
      },
    )
  })

  it("a filter field that appears twice in the query string becomes one filter with both values", () => {
    assert.deepStrictEqual(toProductQuery({ filter: ["Brand:A", "Brand:B~~~A"] }).filters, [
      { field: "brand", values: ["A", "B"] },
    ])
  })
})
