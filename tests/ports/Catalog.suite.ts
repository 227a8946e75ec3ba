import { assert } from "@effect/vitest"
import { Effect } from "effect"

import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import { categories } from "../support/world/assortment.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { ask, catalogSearches } from "./catalogSearches.ts"
import type { SuiteIt } from "./Suite.ts"

const cologne = MarketId.make("520")

const facetOf = (query: Partial<ProductQuery>, field: string) =>
  Effect.map(ask(query), ({ facets }) => facets.find((facet) => facet.field === field)?.elements ?? [])

/** Returns the rating that a product tile shows, in stars; 0 for a product without a shown rating. */
const shownStars = ({ ratingData }: Product) =>
  ratingData !== undefined && showsRating(ratingData) ? ratingData.rating : 0

/** Tests for every adapter of the catalogue. The adapter must show the small world. */
export const catalogSuite = (it: SuiteIt<Catalog>) => {
  catalogSearches(it)

  it.effect(
    "the catalogue returns no products and no error for nonsense, parts of different products as one word, stop words, emoji, punctuation and long texts",
    () =>
      Effect.gen(function* () {
        for (const term of [
          "xqwrtz",
          "xqwrtz 18 v",
          "messinglack",
          "und mit",
          "💡",
          "%",
          "' or 1=1 --",
          "a".repeat(200),
        ]) {
          const page = yield* ask({ term })
          assert.deepStrictEqual(
            [page.total, page.page, page.pageCount, page.products.length],
            [0, 1, 1, 0],
            term,
          )
        }
      }),
  )

  it.effect(
    "the list of a main category contains the products of all its sub-categories, and the list of an unknown category is empty",
    () =>
      Effect.gen(function* () {
        const [main, sub, unknown] = yield* Effect.all([
          ask({ categoryId: "200" }),
          ask({ categoryId: "201" }),
          ask({ categoryId: "999" }),
        ])
        assert.deepStrictEqual([main.total, sub.total, unknown.total], [7, 4, 0])
      }),
  )

  it.effect(
    "the pages of a product list have no gap and no repetition, and a page after the last page shows the last page",
    () =>
      Effect.gen(function* () {
        const whole = yield* ask({})
        const pages = yield* Effect.forEach([1, 2, 3, 4, 99], (page) => ask({ page, pageSize: 20 }))
        const ids = pages.slice(0, 4).flatMap(({ products }) => products.map(({ articleId }) => articleId))
        assert.deepStrictEqual(
          ids,
          whole.products.map(({ articleId }) => articleId),
        )
        assert.deepStrictEqual(pages[4], pages[3])
        assert.deepStrictEqual([pages[4]?.page, pages[4]?.pageCount, pages[4]?.total], [4, 4, whole.total])
      }),
  )

  it.effect("a product list can be sorted by price in both directions, by rating and by name", () =>
    Effect.gen(function* () {
      const price = ({ price }: { price: { regular: number; special?: number } }) =>
        price.special ?? price.regular
      const cheap = (yield* ask({ sort: "price-asc" })).products.map(price)
      const dear = (yield* ask({ sort: "price-desc" })).products.map(price)
      const stars = (yield* ask({ sort: "rating" })).products.map(shownStars)
      const names = (yield* ask({ sort: "name", term: "farbwerk wandfarbe" })).products.map(
        ({ name }) => name,
      )
      assert.deepStrictEqual(
        cheap,
        cheap.toSorted((left, right) => left - right),
      )
      assert.deepStrictEqual(
        dear,
        dear.toSorted((left, right) => right - left),
      )
      assert.deepStrictEqual(
        stars,
        stars.toSorted((left, right) => right - left),
      )
      assert.include(names[0], "Anthrazit")
      assert.include(names.at(-1), "Weiß")
    }),
  )

  it.effect("a rating of five stars without a review is ignored in sorting, facet and filter", () =>
    Effect.gen(function* () {
      const unreviewed = ArticleId.make("1000043")
      const ids = (page: ProductPage) => page.products.map(({ articleId }) => articleId)
      const sorted = yield* ask({ sort: "rating" })
      const product = sorted.products.find(({ articleId }) => articleId === unreviewed)
      assert.deepStrictEqual(product?.ratingData, { rating: 5, reviewsCount: 0 })
      assert.isAbove(ids(sorted).indexOf(unreviewed), sorted.products.filter(shownStars).length - 1)
      const least = yield* ask({ filters: [{ field: "rating", values: ["1"] }] })
      assert.notInclude(ids(least), unreviewed)
      assert.isTrue(least.products.every(shownStars))
      const offered = yield* facetOf({}, "rating")
      assert.strictEqual(offered.find(({ value }) => value === "1")?.count, least.total)
    }),
  )

  it.effect(
    "a second value of one facet widens a product list, and a value of another facet narrows it",
    () =>
      Effect.gen(function* () {
        const brands = { field: "brand", values: ["Lumora", "Nordlicht"] } as const
        const white = { field: "color", values: ["Weiß"] } as const
        const one = yield* ask({ filters: [{ field: "brand", values: ["Lumora"] }] })
        const both = yield* ask({ filters: [brands] })
        const narrowed = yield* ask({ filters: [brands, white] })
        assert.deepStrictEqual([one.total, both.total, narrowed.total], [12, 15, 2])
      }),
  )

  it.effect(
    "the count of a facet value is the number of products that this value would show, whatever is selected in its facet",
    () =>
      Effect.gen(function* () {
        const before = yield* facetOf({ categoryId: "300" }, "brand")
        const after = yield* facetOf(
          { categoryId: "300", filters: [{ field: "brand", values: ["Lumora"] }] },
          "brand",
        )
        const count = ({ count, value }: { count: number; value: string }) => [value, count]
        assert.deepStrictEqual(before.map(count), [
          ["Lumora", 12],
          ["Nordlicht", 3],
        ])
        assert.deepStrictEqual(after.map(count), before.map(count))
        assert.deepStrictEqual(
          after.map(({ selected }) => selected),
          [true, false],
        )
      }),
  )

  it.effect(
    "a product list that is filtered by a facet value has exactly the number of products that the facet counted",
    () =>
      Effect.gen(function* () {
        const { facets } = yield* ask({ marketId: cologne, term: "lampe" })
        assert.includeMembers(
          facets.map(({ field }) => field),
          ["category", "brand", "price", "color", "availability", "energy"],
        )
        for (const { elements, field } of facets) {
          for (const { count, value } of elements) {
            const page = yield* ask({
              marketId: cologne,
              term: "lampe",
              filters: [{ field, values: [value] }],
            })
            assert.strictEqual(page.total, count, `${field} ${value}`)
          }
        }
      }),
  )

  it.effect(
    "an unknown facet value gives an empty list, and stays selected so that the visitor can remove it",
    () =>
      Effect.gen(function* () {
        for (const [field, value] of [
          ["brand", "Niemand"],
          ["price", "teuer"],
          ["rating", "9"],
          ["energy", ""],
        ] as const) {
          const page = yield* ask({ filters: [{ field, values: [value] }] })
          const chosen = page.facets
            .find((facet) => facet.field === field)
            ?.elements.find((one) => one.selected)
          assert.deepStrictEqual([page.total, chosen?.value, chosen?.count], [0, value, 0], field)
        }
      }),
  )

  it.effect(
    "products have the stock and availability of the chosen market; without a chosen market, they have no stock and no code 'in the market'",
    () =>
      Effect.gen(function* () {
        const without = yield* ask({})
        const inCologne = yield* ask({ marketId: cologne })
        assert.isTrue(
          without.products.every(
            ({ availability, stock }) => !availability.includes("1") && stock === undefined,
          ),
        )
        for (const { articleId, availability, stock } of inCologne.products) {
          const pieces = smallWorld.assortment.stock(articleId, cologne)
          assert.strictEqual(availability.includes("1"), pieces > 0)
          assert.strictEqual(stock, pieces > 0 ? pieces : undefined)
          if (pieces > 0) assert.notInclude(availability, "2")
        }
      }),
  )

  it.effect("the hidden price of a product is shown when a market is chosen", () =>
    Effect.gen(function* () {
      const hidden = (yield* ask({})).products.filter(({ price }) => price.isBlur)
      const shown = (yield* ask({ marketId: cologne })).products.filter(({ price }) => price.isBlur)
      assert.isAbove(hidden.length, 0)
      assert.lengthOf(shown, 0)
    }),
  )

  it.effect("the navigation lists all categories in their stored order", () =>
    Effect.gen(function* () {
      const catalog = yield* Catalog
      assert.deepStrictEqual(yield* catalog.navigation, categories)
    }),
  )

  it.effect("product records are returned in the requested order, and unknown articles are left out", () =>
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const ids = ["1000015", "999999", "1000001"].map((id) => ArticleId.make(id))
      const records = yield* catalog.records(ids, cologne)
      assert.deepStrictEqual(
        records.map(({ articleId }) => String(articleId)),
        ["1000015", "1000001"],
      )
      assert.notProperty(records[0], "description")
      assert.deepStrictEqual(yield* catalog.records([]), [])
    }),
  )

  it.effect(
    "the details of a product have the fields of the product list, its highlights and its warnings",
    () =>
      Effect.gen(function* () {
        const catalog = yield* Catalog
        const id = ArticleId.make("1000001")
        const detail = yield* catalog.detail(id, cologne)
        const [record] = yield* catalog.records([id], cologne)
        assert.deepInclude(detail, record ?? {})
        assert.deepStrictEqual(detail.highlights, ["Robust"])
        assert.deepStrictEqual(detail.warnings, ["Trage beim Schrauben eine Schutzbrille."])
      }),
  )

  it.effect("reading an unknown article fails with a German message", () =>
    Effect.gen(function* () {
      const catalog = yield* Catalog
      const error = yield* Effect.flip(catalog.detail(ArticleId.make("999999")))
      assert.strictEqual(error.reason, "NotFound")
      assert.strictEqual(error.message, "Diesen Artikel gibt es bei uns nicht (mehr).")
    }),
  )
}
