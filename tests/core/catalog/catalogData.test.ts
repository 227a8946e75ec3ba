import { assert, describe, it } from "@effect/vitest"
import { Category } from "@heimwerk/core/catalog/Category.ts"
import { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import { FacetField, ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import * as Schema from "effect/Schema"

const leaf = { id: "101", name: "Sägen", link: "/c/saegen/101", image: "", subCategories: [] }
const category = { ...leaf, id: "100", subCategories: [leaf] }

describe("the Category schema", () => {
  it("the Category schema decodes a category with its subcategories unchanged", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Category)(category), category)
  })

  it.each([
    ["no id", { id: "" }],
    ["no name", { name: "" }],
    ["no link", { link: "" }],
    ["no picture field", { image: undefined }],
    ["an invalid subcategory", { subCategories: [{ ...leaf, name: "" }] }],
  ])("the Category schema rejects a category with %s", (_, wrong) => {
    assert.isFalse(Schema.is(Category)({ ...category, ...wrong }))
  })
})

const page = {
  products: [],
  total: 1,
  page: 1,
  pageCount: 1,
  pageSize: 24,
  facets: [
    {
      field: "brand",
      label: "Marke",
      elements: [{ value: "Bosk", label: "Bosk", count: 1, selected: true }],
    },
  ],
  sort: "name",
  correctedTerm: "säge",
}

describe("the ProductPage schema", () => {
  it("the ProductPage schema decodes a page of products unchanged, with and without a corrected term", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductPage)(page), page)
    const { correctedTerm: _, ...asTyped } = page
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductPage)(asTyped), asTyped)
  })

  it.each([
    ["an invalid product", { products: [{}] }],
    ["a fractional page number", { page: 0.5 }],
    ["an unknown order", { sort: "teuer" }],
    ["an unknown facet", { facets: [{ field: "size", label: "Größe", elements: [] }] }],
    ["a facet without a name", { facets: [{ field: "brand", elements: [] }] }],
    [
      "a facet value without a count",
      { facets: [{ field: "brand", label: "Marke", elements: [{ value: "x" }] }] },
    ],
  ])("the ProductPage schema rejects a page of products with %s", (_, wrong) => {
    assert.isFalse(Schema.is(ProductPage)({ ...page, ...wrong }))
  })
})

const query = {
  term: "säge",
  categoryId: "100",
  marketId: "0371",
  filters: [{ field: "brand", values: ["Bosk"] }],
  sort: "relevance",
  page: 1,
  pageSize: 96,
}

describe("the ProductQuery schema", () => {
  it("the ProductQuery schema decodes a query unchanged, even without term, category and market", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductQuery)(query), query)
    const { categoryId: _, marketId: __, term: ___, ...least } = { ...query, filters: [], pageSize: 1 }
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductQuery)(least), least)
  })

  it.each([
    ["page 0", { page: 0 }],
    ["a page size of 0", { pageSize: 0 }],
    ["a page size of 97", { pageSize: 97 }],
    ["an unknown order", { sort: "" }],
    ["a filter without values", { filters: [{ field: "brand" }] }],
    ["an unknown filter", { filters: [{ field: "", values: [] }] }],
  ])("the ProductQuery schema rejects a product query that has %s", (_, wrong) => {
    assert.isFalse(Schema.is(ProductQuery)({ ...query, ...wrong }))
  })

  it("the sort orders and facets of a product query are those of the specification", () => {
    assert.deepStrictEqual(SortKey.literals, ["relevance", "price-asc", "price-desc", "rating", "name"])
    assert.deepStrictEqual(FacetField.literals, [
      "category",
      "brand",
      "price",
      "color",
      "rating",
      "offer",
      "availability",
      "energy",
    ])
  })
})
