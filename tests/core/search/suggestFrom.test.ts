import { assert, describe, it } from "@effect/vitest"
import { makeContentSuggestions, makeProductSuggestions } from "@heimwerk/core/search/suggestFrom.ts"
import { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

import { assortment } from "../../support/world/assortment.ts"

const [first] = assortment.articles
const suggest = makeProductSuggestions(assortment)
const names = (term: string, type: Suggestion["type"]) =>
  suggest(term, true)
    .filter((suggestion) => suggestion.type === type)
    .map(({ name }) => name)
const page = (name: string): Suggestion => ({ name, type: "searchTerm", attributes: { deeplink: "/r" } })

describe("the product channel", () => {
  it.each([
    ["leuchtm", ["leuchtmittel"], ["Leuchtmittel"]],
    ["schrauben", ["schraubendreher", "schrauben"], ["Schraubendreher", "Schrauben"]],
    ["tapeten farben", ["farben & tapeten"], ["Farben & Tapeten"]],
    ["naegel", ["nägel"], ["Nägel"]],
    ["mittel", [], []],
    ["tapeten nägel", [], []],
    ["säg", ["sägen"], ["Sägen"]],
  ])("has for %j the terms %j and the categories %j", (term, terms, categories) => {
    assert.deepStrictEqual([names(term, "searchTerm"), names(term, "category")], [terms, categories])
  })

  it("has brands as terms, each once", () => {
    const brands = new Set(assortment.articles.map(({ product }) => product.brand))
    for (const brand of brands)
      assert.deepInclude(names(brand.toLowerCase(), "searchTerm"), brand.toLowerCase())
    assert.lengthOf(new Set(names("sch", "searchTerm")), names("sch", "searchTerm").length)
  })

  it("has no term for an article without a brand", () => {
    const articles = assortment.articles.map((article) => ({
      ...article,
      product: { ...article.product, brand: " " },
    }))
    const unbranded = makeProductSuggestions({ categories: [], articles, stock: () => 0 })
    const terms = unbranded("undefined", true).filter(({ type }) => type === "searchTerm")
    assert.deepStrictEqual(terms, [])
  })

  it("has at most 3 terms, 3 categories and 4 products, in that order", () => {
    const many = {
      ...assortment,
      categories: Array.from({ length: 9 }, (_, index) => ({
        id: String(index),
        name: `Regal ${index}`,
        link: `/c/regal/${index}`,
        image: "",
        subCategories: [],
      })),
      articles: assortment.articles.map((article) => ({
        ...article,
        product: { ...article.product, name: `Regal ${article.product.name}` },
      })),
    }
    const types = makeProductSuggestions(many)("regal", true).map(({ type }) => type)
    const expected = [["searchTerm", 3] as const, ["category", 3] as const, ["productName", 4] as const]
    assert.deepStrictEqual(
      types,
      expected.flatMap(([type, count]) => Array.from({ length: count }, () => type)),
    )
  })

  it("tells where a category lies and where it leads", () => {
    const found = suggest("sägen", true).find(({ type }) => type === "category")
    assert.deepStrictEqual(found, {
      name: "Sägen",
      type: "category",
      image: "/bilder/saegen/scene-sand.svg",
      attributes: {
        categoryLink: "/c/saegen/102",
        canonicalCategoryUrl: "/c/saegen/102",
        parentCategory: "Werkzeug & Maschinen",
      },
    })
    const top = suggest("eisenwaren", true).find(({ type }) => type === "category")
    assert.isFalse("parentCategory" in (top?.attributes ?? {}))
  })

  it("finds a product by its number, with its page, and hides the price it hides", () => {
    const product = first?.product
    assert.isDefined(product)
    if (first === undefined || product === undefined) return
    const hidden = { ...first, product: { ...product, price: { ...product.price, isBlur: true } } }
    const one = makeProductSuggestions({ ...assortment, articles: [hidden] })
    const shown = { name: product.name, type: "productName", image: product.image } as const
    assert.deepStrictEqual(one(product.articleId, false), [
      { ...shown, attributes: { deeplink: product.link } },
    ])
    const [withMarket] = one(product.articleId, true)
    assert.match(withMarket?.attributes.price ?? "", /^\d+,\d\d\u00a0€$/u)
    const open = { ...first, product: { ...product, price: { ...product.price, isBlur: false } } }
    const [always] = makeProductSuggestions({ ...assortment, articles: [open] })(product.articleId, false)
    assert.strictEqual(always?.attributes.price, withMarket?.attributes.price)
  })

  it.each(["sc", "", "!!!", "a".repeat(201)])("has nothing for %j", (term) => {
    assert.deepStrictEqual(suggest(term, true), [])
  })

  it("looks for terms of up to 200 characters", () => {
    const long = makeContentSuggestions([page("a".repeat(300))])
    assert.lengthOf(long("a".repeat(200)), 1)
    assert.lengthOf(long("a".repeat(201)), 0)
  })

  it("answers suggestions whose words begin so, whatever is asked", () => {
    const isSuggestion = Schema.is(Schema.Array(Suggestion))
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 3, maxLength: 12 }), (term) => {
        assert.isTrue(isSuggestion(suggest(term.toLowerCase(), true)))
      }),
    )
  })
})

describe("the content channel", () => {
  it("has at most 4 pages whose names have words that begin so", () => {
    const pages = ["Dübel setzen", "Wand streichen", "Dübel 1", "Dübel 2", "Dübel 3", "Dübel 4"].map(page)
    const contents = makeContentSuggestions(pages)
    assert.deepStrictEqual(contents("streich"), pages.slice(1, 2))
    assert.deepStrictEqual(
      contents("duebel").map(({ name }) => name),
      ["Dübel setzen", "Dübel 1", "Dübel 2", "Dübel 3"],
    )
    assert.deepStrictEqual([contents("dü"), contents("!!!")], [[], []])
  })
})
