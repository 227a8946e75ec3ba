import { assert, describe, it } from "@effect/vitest"
import type { SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { compareHits, type Hit } from "@heimwerk/core/search/order.ts"
import * as fc from "fast-check"

const facts: ArticleFacts = {
  articleId: "1",
  mainCategoryId: "100",
  categoryId: "101",
  brand: "Bosk",
  price: 10_00,
  color: "",
  rating: 0,
  reviews: 0,
  offer: false,
  energy: "",
  shipping: true,
  orderable: true,
  nameKey: "hammer",
  popularity: 0,
}
const hit = (articleId: string, change: Partial<ArticleFacts> = {}, score = 0): Hit => ({
  facts: { ...facts, articleId, ...change },
  score,
})
const ordered = (sort: SortKey, hits: ReadonlyArray<Hit>): ReadonlyArray<string> =>
  hits.toSorted(compareHits(sort)).map((each) => each.facts.articleId)

describe("sorting a list", () => {
  it.each<[string, SortKey, ReadonlyArray<Hit>, ReadonlyArray<string>]>([
    ["by relevance with the best match first", "relevance", [hit("1", {}, 5), hit("2", {}, 9)], ["2", "1"]],
    [
      "by popularity for equally good matches",
      "relevance",
      [hit("1", { popularity: 3 }, 5), hit("2", { popularity: 4 }, 5), hit("3", {}, 6)],
      ["3", "2", "1"],
    ],
    [
      "by price with the cheapest first",
      "price-asc",
      [hit("1", { price: 2 }), hit("2", { price: 1 })],
      ["2", "1"],
    ],
    [
      "by price with the most expensive first",
      "price-desc",
      [hit("1", { price: 1 }), hit("2", { price: 2 })],
      ["2", "1"],
    ],
    [
      "by rating, then by number of reviews",
      "rating",
      [
        hit("1", { rating: 4, reviews: 1 }),
        hit("2", { rating: 4, reviews: 2 }),
        hit("3", { rating: 5, reviews: 1 }),
      ],
      ["3", "2", "1"],
    ],
    [
      "by name in German dictionary order",
      "name",
      [hit("1", { nameKey: "saege" }), hit("2", { nameKey: "hammer" }), hit("3", { nameKey: "zange" })],
      ["2", "1", "3"],
    ],
  ])("product lists are sorted %s", (_, sort, hits, expected) => {
    assert.deepStrictEqual(ordered(sort, hits), expected)
    assert.deepStrictEqual(ordered(sort, hits.toReversed()), expected)
  })

  it.each<SortKey>(["relevance", "price-asc", "price-desc", "rating", "name"])(
    "product lists sorted by %s list the lower article number first when nothing else decides",
    (sort) => {
      assert.deepStrictEqual(ordered(sort, [hit("3"), hit("1"), hit("2")]), ["1", "2", "3"])
    },
  )

  it("the order of a product list depends only on its articles, so that its pages do not overlap", () => {
    const few = fc.nat({ max: 2 })
    const some = fc.record({ price: few, rating: few, reviews: few, popularity: few, score: few, name: few })
    const sorts = fc.constantFrom<Array<SortKey>>("relevance", "price-asc", "price-desc", "rating", "name")
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), sorts, (given, sort) => {
        const hits = given.map(({ name, score, ...rest }, index) =>
          hit(String(100 + index), { ...rest, nameKey: String(name) }, score),
        )
        assert.deepStrictEqual(ordered(sort, hits.toReversed()), ordered(sort, hits))
      }),
    )
  })
})
