import { assert, describe, it } from "@effect/vitest"
import type { Product } from "@heimwerk/core/product/Product.ts"
import {
  isSuggestable,
  makeContentSuggestions,
  makeProductSuggestions,
} from "@heimwerk/core/search/suggestFrom.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { assortment } from "../../support/world/assortment.ts"

const { categories } = assortment
const products = assortment.articles.map(({ product }) => product)
const brands = products.map(({ brand }) => brand)
const suggest = makeProductSuggestions(categories, brands)
const names = (suggestions: ReadonlyArray<Suggestion>, type: Suggestion["type"]) =>
  suggestions.filter((suggestion) => suggestion.type === type).map(({ name }) => name)
const none = { products: [] }
const page = (name: string): Suggestion => ({
  name,
  type: "productName",
  attributes: { deeplink: "/r" },
})

const priced = (isBlur: boolean): ReadonlyArray<Product> =>
  products.slice(0, 1).map((product) => ({ ...product, price: { ...product.price, isBlur } }))

describe("product suggestions", () => {
  it.each([
    ["leuchtm", ["leuchtmittel"], ["Leuchtmittel"]],
    ["schrauben", ["schraubendreher", "schrauben"], ["Schraubendreher", "Schrauben"]],
    ["tapeten farben", ["farben & tapeten"], ["Farben & Tapeten"]],
    ["naegel", ["nägel"], ["Nägel"]],
    ["mittel", ["leuchtmittel"], ["Leuchtmittel"]],
    ["mit", [], []],
    [
      "schrau",
      ["schraubendreher", "schrauben", "akkuschrauber"],
      ["Schraubendreher", "Schrauben", "Akkuschrauber"],
    ],
    ["tapeten nägel", [], []],
    ["säg", ["sägen"], ["Sägen"]],
  ])("for the text %j, the search suggests the terms %j and the categories %j", (term, terms, places) => {
    const found = suggest(term, none, true)
    assert.deepStrictEqual([names(found, "searchTerm"), names(found, "category")], [terms, places])
  })

  it("the search suggests each matching brand once as a term, in alphabetical order after the categories", () => {
    const known = makeProductSuggestions(categories.slice(0, 1), ["Zeta Werk", "Akku", "Zeta Werk", " "])
    assert.deepStrictEqual(names(known("zeta", none, true), "searchTerm"), ["zeta werk"])
    const main = categories[0]?.name.toLowerCase() ?? ""
    const sorted = makeProductSuggestions(categories.slice(0, 1), ["Werk B", "Werk A"])
    assert.deepStrictEqual(names(sorted("werk", none, true), "searchTerm"), [main, "werk a", "werk b"])
    assert.deepStrictEqual(names(known("undefined", none, true), "searchTerm"), [])
  })

  it("the search suggests at most 3 terms, 3 categories and 4 products, in this order", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      name: `Regal ${index}`,
      link: `/c/regal/${index}`,
      image: "",
      subCategories: [],
    }))
    const types = makeProductSuggestions(many, [])("regal", { products }, true).map(({ type }) => type)
    const expected = [["searchTerm", 3] as const, ["category", 3] as const, ["productName", 4] as const]
    assert.deepStrictEqual(
      types,
      expected.flatMap(([type, count]) => Array.from({ length: count }, () => type)),
    )
  })

  it("the terms that the visitor may have meant are the first suggestions of the search", () => {
    const found = suggest("lakc", { ...none, alternativeTerms: ["lack", "laken"] }, true)
    assert.deepStrictEqual(names(found, "searchTerm"), ["lack", "laken"])
  })

  it("the suggestion of a sub-category links to the sub-category and names its main category, and the suggestion of a main category names no other category", () => {
    const found = suggest("sägen", none, true).find(({ type }) => type === "category")
    assert.deepStrictEqual(found, {
      name: "Sägen",
      type: "category",
      image: "/bilder/saegen/scene-sand.webp",
      attributes: {
        categoryLink: "/c/saegen/102",
        canonicalCategoryUrl: "/c/saegen/102",
        parentCategory: "Werkzeug & Maschinen",
      },
    })
    const top = suggest("eisenwaren", none, true).find(({ type }) => type === "category")
    assert.isFalse("parentCategory" in (top?.attributes ?? {}))
  })

  it("the search suggests the first products of the results with their links and visible prices", () => {
    const [hidden] = priced(true)
    assert.isDefined(hidden)
    const { image, link, name } = hidden
    const shown = { name, type: "productName", image } as const
    assert.deepStrictEqual(suggest("xyz", { products: [hidden] }, false), [
      { ...shown, attributes: { deeplink: link } },
    ])
    const [withMarket] = suggest("xyz", { products: [hidden] }, true)
    assert.match(withMarket?.attributes.price ?? "", /^\d+,\d\d\u00a0€$/u)
    const [always] = suggest("xyz", { products: priced(false) }, false)
    assert.deepStrictEqual(always, withMarket)
  })

  it("the suggestion of an article with a base price contains the base price beside the price, and other suggestions contain none", () => {
    const [product] = priced(true)
    assert.isDefined(product)
    const paket = { amount: toCents(4_99), unit: "l" } as const
    const paint = { ...product, price: { ...product.price, paket } }
    const [shown] = suggest("xyz", { products: [paint] }, true)
    assert.strictEqual(shown?.attributes.basePrice, "4,99\u00a0€ / l")
    assert.isDefined(shown?.attributes.price)
    const { paket: _, ...bare } = paint.price
    for (const [found] of [
      suggest("xyz", { products: [paint] }, false),
      suggest("xyz", { products: [{ ...paint, price: bare }] }, true),
    ])
      assert.notProperty(found?.attributes, "basePrice")
  })

  it("the suggestion of an article with an energy label contains its energy class and scale, and other suggestions contain none", () => {
    const [product] = priced(false)
    assert.isDefined(product)
    const { energyClass: _, ...plain } = product
    const energyClass = { rating: "A+", from: "A+++", to: "D", labelUrl: "/label.svg" } as const
    const [labelled] = suggest("xyz", { products: [{ ...plain, energyClass }] }, true)
    assert.deepStrictEqual(labelled?.attributes.energyClass, energyClass)
    const [other] = suggest("xyz", { products: [plain] }, true)
    assert.notProperty(other?.attributes, "energyClass")
  })

  it("the search suggests the corrected spelling first and only once, and then terms that begin with it", () => {
    const found = suggest("schruaben", { ...none, correctedTerm: "schrauben" }, true)
    assert.deepStrictEqual(names(found, "searchTerm"), ["schrauben", "schraubendreher"])
    assert.deepStrictEqual(names(found, "category"), ["Schraubendreher", "Schrauben"])
    const three = makeProductSuggestions([], ["Säge A", "Säge B", "Säge C"])
    const corrected = three("seage", { ...none, correctedTerm: "säge" }, true)
    assert.deepStrictEqual(names(corrected, "searchTerm"), ["säge", "säge a", "säge b"])
  })
})

describe("terms with suggestions", () => {
  it.each([
    ["sch", true],
    ["sc", false],
    ["", false],
    ["!!!", false],
    ["a".repeat(200), true],
    ["a".repeat(201), false],
  ])("the search term %j has a valid length for suggestions: %j", (term, expected) => {
    assert.strictEqual(isSuggestable(term), expected)
  })
})

describe("content suggestions", () => {
  it("the search suggests a page by its keywords, and the suggestion does not contain the keywords", () => {
    const returns = page("Rückgabe und Widerruf")
    const contents = makeContentSuggestions([{ ...returns, keywords: "Umtausch Retoure" }])
    for (const term of ["umtausch", "retouren", "rückgaben"])
      assert.deepStrictEqual(contents(term), [returns])
  })

  it("the search suggests at most 4 pages whose title contains a word that begins with the term", () => {
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
