import { assert, describe, it } from "@effect/vitest"
import { listQuery, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Schema } from "effect"
import * as fc from "fast-check"

const read = (query: string) => listQuery(new URLSearchParams(query))

describe("list state in the URL", () => {
  it("the state of a product list contains the page, the sort order and the filters of the URL", () => {
    assert.deepStrictEqual(
      read("?seite=2&sortierung=price-asc&marke=Werkfux&marke=Bosk&kategorie=c1&energie=A"),
      {
        filters: [
          { field: "category", values: ["c1"] },
          { field: "brand", values: ["Bosk", "Werkfux"] },
          { field: "energy", values: ["A"] },
        ],
        sort: "price-asc",
        page: 2,
      },
    )
  })

  it("the state of a product list ignores filter values that contain control characters or only spaces", () => {
    assert.deepStrictEqual(read("?marke=%00&marke=Bo%0Ask&marke=%20&marke=Bosk").filters, [
      { field: "brand", values: ["Bosk"] },
    ])
  })

  it("every facet of a product list has a German parameter name in the URL", () => {
    const query = "?kategorie=1&marke=1&preis=1&farbe=1&bewertung=1&angebot=1&verfuegbarkeit=1&energie=1"
    assert.deepStrictEqual(
      read(query).filters.map(({ field }) => field),
      ["category", "brand", "price", "color", "rating", "offer", "availability", "energy"],
    )
    assert.strictEqual(listSearch(read(query)), query)
  })

  it.each([
    ["0", 1],
    ["-1", 1],
    ["abc", 1],
    ["1.5", 1],
    ["1e9", 1],
    ["", 1],
    ["99999999999999999999", 9_999],
    ["10000", 9_999],
    ["9".repeat(400), 9_999],
    ["7", 7],
  ])("the page parameter '%s' in the URL of a product list selects page %i", (text, page) => {
    assert.strictEqual(read(`?seite=${text}`).page, page)
  })

  it.each([
    "",
    "?sortierung=teuer",
    "?sortierung=toString",
    "?sortierung=",
    "?unbekannt=1",
    "?marke=",
    "?marke=%20&seite=1",
  ])("the query '%s' in the URL of a product list gives the default list state", (query) => {
    assert.deepStrictEqual(read(query), { filters: [], sort: "relevance", page: 1 })
    assert.strictEqual(listSearch(read(query)), "")
  })

  it("the state of a product list leaves out filter values that are too long, and has at most 50 values per facet", () => {
    const many = Array.from({ length: 80 }, (_, index) => `marke=${index}`).join("&")
    assert.lengthOf(read(`?${many}`).filters[0]?.values ?? [], 50)
    assert.deepStrictEqual(read(`?marke=${"x".repeat(101)}`).filters, [])
    const longest = "x".repeat(100)
    assert.deepStrictEqual(read(`?marke=${longest}`).filters, [{ field: "brand", values: [longest] }])
  })

  it("the URL of a product list can select every sort order", () => {
    for (const sort of SortKey.literals) assert.strictEqual(read(`?sortierung=${sort}`).sort, sort)
  })

  it("the URL of a product list contains each filter value once and sorted, regardless of the order in which the values were chosen", () => {
    const filters = [
      { field: "brand" as const, values: ["Werkfux", "Bosk"] },
      { field: "category" as const, values: ["7"] },
      { field: "brand" as const, values: ["Bosk", "Amboss"] },
    ]
    assert.strictEqual(
      listSearch({ filters, sort: "relevance", page: 1 }),
      "?kategorie=7&marke=Amboss&marke=Bosk&marke=Werkfux",
    )
  })

  it("the URL of a product list encodes the plus signs of energy classes, because a plus sign in a URL is a space", () => {
    const filters = [{ field: "energy" as const, values: ["A", "A+", "A+++"] }]
    const url = listSearch({ filters, sort: "relevance", page: 1 })
    assert.strictEqual(url, "?energie=A&energie=A%2B&energie=A%2B%2B%2B")
    assert.deepStrictEqual(read(url).filters, filters)
  })

  it("the state of a product list is the same after it is written to a URL and read again", () => {
    const value = fc.string({ unit: "grapheme", maxLength: 20 })
    const pair = fc.tuple(
      fc.constantFrom("marke", "preis", "seite", "sortierung", "x"),
      fc.oneof(value, fc.constantFrom("3", "rating")),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const state = listQuery(new URLSearchParams(pairs.map(([name, text]) => [name, text])))
        assert.isTrue(Schema.is(ProductQuery)({ ...state, pageSize: 24 }))
        assert.deepStrictEqual(read(listSearch(state)), state)
      }),
    )
  })
})
