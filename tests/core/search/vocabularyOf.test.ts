import { assert, describe, it } from "@effect/vitest"

import { articleTerms, categoryNames, fieldWeights } from "@heimwerk/core/search/articleTerms.ts"
import { vocabularyOf } from "@heimwerk/core/search/vocabularyOf.ts"

import { assortment, categories } from "../../support/world/assortment.ts"

const names = categoryNames(categories)
const weightsOf = (index: number) => {
  const article = assortment.articles[index]
  return new Map(
    article === undefined ? [] : articleTerms(article, names).map(({ term, weight }) => [term, weight]),
  )
}

describe("the vocabulary of the catalogue", () => {
  it("the vocabulary contains the number, name, categories, keywords and technical data of an article with their weights", () => {
    const weights = weightsOf(0)
    assert.strictEqual(weights.get("1000001"), fieldWeights.articleNumber)
    assert.strictEqual(weights.get("bohrschrauber"), fieldWeights.name)
    assert.strictEqual(weights.get("akkuschrauber"), fieldWeights.category)
    assert.strictEqual(weights.get("bohrmaschin"), fieldWeights.keywords)
    assert.strictEqual(weights.get("werkzeug"), fieldWeights.mainCategory)
    assert.strictEqual(weights.get("1500"), fieldWeights.attributes)
  })

  it("a word that is in several fields of an article has the highest weight of these fields", () => {
    assert.strictEqual(weightsOf(0).get("grimmholt"), fieldWeights.name)
  })

  it("an article without known categories can still be found by its other search words, including joined words", () => {
    const article = assortment.articles[0]
    const found = article === undefined ? [] : articleTerms(article, new Map())
    assert.deepStrictEqual(
      found.map(({ term, weight }) => [term, weight]),
      [
        ["1000001", 20],
        ["4000000000000", 20],
        ["grimmholt", 10],
        ["akku", 10],
        ["bohrschrauber", 10],
        ["akkubohrschrauber", 10],
        ["12v", 10],
        ["akkuschrauber", 5],
        ["bohrmaschin", 5],
        ["1500", 2],
        ["u", 2],
        ["min", 2],
      ],
    )
  })

  it("a search term that one field of an article contains in two spellings gets the first of these spellings", () => {
    const [article] = assortment.articles
    const product = article && { ...article.product, name: "Schrauben Schraube" }
    const found = article && product ? articleTerms({ ...article, product }, names) : []
    assert.strictEqual(found.find(({ term }) => term === "schraub")?.word, "schrauben")
  })

  it("the search terms of an article stay the same when more texts were analysed than the cache holds", () => {
    const [article] = assortment.articles
    if (article === undefined) assert.fail("The small world has no articles.")
    const before = articleTerms(article, names)
    const keywords = Array.from({ length: 10_001 }, (_, index) => `Modell ${index}`)
    assert.lengthOf(articleTerms({ ...article, keywords }, new Map()), 10_011)
    assert.deepStrictEqual(articleTerms(article, names), before)
  })

  it("the search terms of an article include the joined form of a hyphenated keyword", () => {
    const [article] = assortment.articles
    const found = article === undefined ? [] : articleTerms({ ...article, keywords: ["Teich-Folie"] }, names)
    assert.include(
      found.map(({ term }) => term),
      "teichfoli",
    )
  })

  it("the vocabulary contains the colour of an article as a keyword", () => {
    const article = assortment.articles.find(({ color }) => color === "Rot")
    const found = article === undefined ? [] : articleTerms(article, names)
    assert.strictEqual(found.find(({ term }) => term === "rot")?.weight, fieldWeights.keywords)
  })

  it("the vocabulary shows the alphabetically first of two spellings of a term with equal length", () => {
    const word = (written: string) => ({ kind: "word" as const, term: "topf", word: written, weight: 1 })
    for (const terms of [
      [word("topfs"), word("topfe")],
      [word("topfe"), word("topfs")],
    ])
      assert.strictEqual(vocabularyOf([terms])[0]?.word, "topfe")
  })

  it("the vocabulary shows a term in its shortest spelling, and counts the articles that contain the term", () => {
    const word = (written: string) => ({ kind: "word" as const, term: "schraub", word: written, weight: 1 })
    assert.deepStrictEqual(vocabularyOf([[word("schrauben")], [word("schraube")], [word("schraubs")]]), [
      { kind: "word", term: "schraub", word: "schraube", articles: 3 },
    ])
  })
})
