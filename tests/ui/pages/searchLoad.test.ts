import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { page } from "../support/renderedPage.ts"

const noWords = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."
const noFilters = "Zu deinen Filtern passt kein Artikel."

/** A catalogue whose searches find this number of articles, and which records the queries. */
const catalogOf = (totalOf: (query: ProductQuery) => number) => {
  const queries: Array<ProductQuery> = []
  const answer = (query: ProductQuery): ProductPage => {
    queries.push(query)
    return {
      products: [],
      total: totalOf(query),
      page: 1,
      pageCount: 1,
      pageSize: 24,
      facets: [],
      sort: "name",
    }
  }
  const catalog = Layer.mock(Catalog, {
    navigation: Effect.succeed([]),
    search: (query) => Effect.sync(() => answer(query)),
  })
  return { catalog, queries }
}

describe("a filtered search without results", () => {
  it("the page blames the term if the term finds nothing without filters either", async () => {
    const { html } = await page("/s/qqqqxxxx?marke=Torvik")
    assert.include(html, noWords)
    assert.notInclude(html, noFilters)
    assert.notInclude(html, "Torvik")
  })

  it("the page blames the filters if the term alone finds articles", async () => {
    const { html } = await page("/s/lampe?marke=Gibtsnicht")
    assert.include(html, noFilters)
    assert.notInclude(html, noWords)
  })

  it("only a filtered search without results costs a second search, which has no filters", async () => {
    const empty = catalogOf(() => 0)
    await page("/s/lampe?marke=Torvik&sortierung=name", { catalog: empty.catalog })
    assert.deepStrictEqual(
      empty.queries.map(({ filters }) => filters.length),
      [1, 0],
    )
    const found = catalogOf(() => 3)
    await page("/s/lampe?marke=Torvik", { catalog: found.catalog })
    const unfiltered = catalogOf(() => 0)
    await page("/s/lampe", { catalog: unfiltered.catalog })
    assert.deepStrictEqual([found.queries.length, unfiltered.queries.length], [1, 1])
  })
})
