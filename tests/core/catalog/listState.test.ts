import { assert, describe, it } from "@effect/vitest"
import { listQuery, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Schema } from "effect"
import * as fc from "fast-check"

const read = (query: string) => listQuery(new URLSearchParams(query))

describe("the address of a list", () => {
  it("says page, order and filters", () => {
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

  it("ignores values no article can have", () => {
    assert.deepStrictEqual(read("?marke=%00&marke=Bo%0Ask&marke=%20&marke=Bosk").filters, [
      { field: "brand", values: ["Bosk"] },
    ])
  })

  it("names every facet in German", () => {
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
    ["99999999999999999999", 1],
    ["1000000000", 9_999],
    ["7", 7],
  ])("with the page %s means page %i", (text, page) => {
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
  ])("'%s' means the list as it is", (query) => {
    assert.deepStrictEqual(read(query), { filters: [], sort: "relevance", page: 1 })
    assert.strictEqual(listSearch(read(query)), "")
  })

  it("leaves out values that are too long and keeps at most 50", () => {
    const many = Array.from({ length: 80 }, (_, index) => `marke=${index}`).join("&")
    assert.lengthOf(read(`?${many}`).filters[0]?.values ?? [], 50)
    assert.deepStrictEqual(read(`?marke=${"x".repeat(101)}`).filters, [])
    const longest = "x".repeat(100)
    assert.deepStrictEqual(read(`?marke=${longest}`).filters, [{ field: "brand", values: [longest] }])
  })

  it("knows every order a list can have", () => {
    for (const sort of SortKey.literals) assert.strictEqual(read(`?sortierung=${sort}`).sort, sort)
  })

  it("is the same in whatever order its values were chosen", () => {
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

  it("is one for one list: reading and writing it again changes nothing", () => {
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
