import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
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

/** The links to pages above the results of a search: their addresses and texts. */
const pagesFor = async (path: string, options?: Parameters<typeof page>[1]) => {
  const { html } = await page(path, options)
  const nav = /<nav aria-label="Service".*?<\/nav>/su.exec(html)?.[0] ?? ""
  return Array.from(nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)</gu), ([, link = "", name = ""]) => [
    decodeURI(link.replaceAll("&amp;", "&").replaceAll("+", " ")),
    name,
  ])
}

const someArticles = { catalog: catalogOf(() => 56).catalog }

describe("service pages above the articles of a search", () => {
  it.each([
    ["kontakt", "/kontakt/", "Kontakt und Service"],
    ["bestellung", "/meinkonto/einkaeufe", "Meine Einkäufe"],
    ["Bestellungen", "/meinkonto/einkaeufe", "Meine Einkäufe"],
    ["stornieren", "/vertrag-widerrufen", "Rückgabe und Widerruf"],
    ["meine einkäufe", "/meinkonto/einkaeufe", "Meine Einkäufe"],
  ])("a search for %j links the page %s although it finds articles", async (term, link, name) => {
    assert.deepStrictEqual(await pagesFor(`/s/${encodeURIComponent(term.toLowerCase())}`, someArticles), [
      [link, name],
    ])
  })

  it("a search that finds articles links no page for the beginning of a keyword or for other words", async () => {
    assert.deepStrictEqual(await pagesFor("/s/bestellu", someArticles), [])
    assert.deepStrictEqual(await pagesFor("/s/kontakt%20steckdose", someArticles), [])
  })

  it("a search without results links pages for the beginning of a keyword, too", async () => {
    const nothing = { catalog: catalogOf(() => 0).catalog }
    assert.deepStrictEqual(await pagesFor("/s/bestellu", nothing), [
      ["/meinkonto/einkaeufe", "Meine Einkäufe"],
    ])
  })
})

describe("the link to markets above the results of a search", () => {
  const nothing = { catalog: catalogOf(() => 0).catalog }
  const cologne = ["/maerkte?suche=Köln&ort=gn-1", "Märkte im Umkreis von Köln"]

  it.each(["koeln", "köln", "öffnungszeiten köln", "markt in köln", "heimwerk köln", "filialen köln"])(
    "a search for %j without articles links the markets around the town",
    async (term) => {
      assert.deepStrictEqual(await pagesFor(`/s/${encodeURIComponent(term)}`, nothing), [cologne])
    },
  )

  it.each([
    ["50667", "Märkte im Umkreis von 50667 Köln"],
    ["frankfurt", "Märkte im Umkreis von Frankfurt am Main"],
    ["köln ehrenfeld", "Märkte im Umkreis von Ehrenfeld"],
  ])("a search for %j without articles has the link %j", async (term, text) => {
    const links = await pagesFor(`/s/${encodeURIComponent(term)}`, nothing)
    assert.deepStrictEqual(
      links.map(([, name]) => name),
      [text],
    )
  })

  it.each(["köl", "hamubrg", "köln xqwrtz", "qqqqxxxx"])(
    "a search for %j without articles links no markets, because the term is not a whole place name",
    async (term) => {
      assert.deepStrictEqual(await pagesFor(`/s/${encodeURIComponent(term)}`, nothing), [])
    },
  )

  it("a search with articles links markets only for a word for markets and the whole name of a place", async () => {
    assert.deepStrictEqual(await pagesFor("/s/heimwerk%20k%C3%B6ln", someArticles), [cologne])
    const [district] = await pagesFor("/s/heimwerk%20berlin-mitte", someArticles)
    assert.strictEqual(district?.[1], "Märkte im Umkreis von Mitte")
    for (const term of ["köln", "heimwerk", "heimwerk frankfurt"])
      assert.deepStrictEqual(await pagesFor(`/s/${encodeURIComponent(term)}`, someArticles), [], term)
  })

  it("the server renders a search without results even if the place lookup fails", async () => {
    const places = Layer.mock(Places, {
      search: () => Effect.fail(new PlacesError({ reason: "Unavailable" })),
    })
    const { html, status } = await page("/s/koeln", { ...nothing, places })
    assert.strictEqual(status, 200)
    assert.include(html, noWords)
  })
})
