import { assert, describe, it } from "@effect/vitest"
import { ArticleRecord, recordOf } from "@heimwerk/cli/data/ArticleRecord.ts"
import { CategoryRecord } from "@heimwerk/cli/data/categories.ts"
import { recordDecoder } from "@heimwerk/cli/data/decodeRecord.ts"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"

import { smallWorld } from "../../support/smallWorld.ts"

const decodeArticle = recordDecoder(ArticleRecord)
const decodeCategory = recordDecoder(CategoryRecord)

type Decode = typeof decodeArticle | typeof decodeCategory

/** Returns the problems of a record. */
const problemsOf = (decode: Decode, record: unknown) => {
  const problems = makeProblems()
  decode(record, "file", () => 1, problems)
  return problems.kept.map(problemText)
}

const { articles, categories } = smallWorld.assortment
const [article] = articles.map(recordOf)

describe("own links and pictures in a retailer's data", () => {
  it.each([
    ["https://shop.example/p/hammer/500001"],
    ["/p/hammer/500001?ff=1"],
    ["/p/größe/500001"],
    ["/p/hammer/500002"],
    ["/p/500001"],
    ["/artikel/hammer/500001"],
    ["/p/../500001"],
  ])("the import refuses %s as the link of article 500001 and of category 500001", (link) => {
    assert.deepStrictEqual(problemsOf(decodeArticle, { ...article, articleId: "500001", link }), [
      "file, Zeile 1, link: Bitte einen Pfad wie /p/hammer/500001 angeben, mit der eigenen Artikelnummer und ohne Umlaute.",
    ])
    const category = { id: "500001", name: "Hämmer", link: link.replace("/p/", "/c/") }
    const refused = "Bitte einen Pfad wie /c/bretter/1001 angeben, mit der eigenen id und ohne Umlaute."
    assert.deepStrictEqual(problemsOf(decodeCategory, { ...category, subCategories: [category] }), [
      `file, Zeile 1, subCategories[0].link: ${refused}`,
    ])
    assert.deepStrictEqual(problemsOf(decodeCategory, { ...category, subCategories: [] }), [
      `file, Zeile 1, link: ${refused}`,
    ])
  })

  it("the import accepts a path with capital letters, dots and encoded umlauts as the link of an article", () => {
    const record = { ...article, articleId: "500001", link: "/p/Hammer_2.5-kg-Gr%C3%B6%C3%9Fe/500001" }
    assert.deepStrictEqual(problemsOf(decodeArticle, record), [])
  })

  it.each(["https://bilder.example/a.jpg", "//bilder.example/a.jpg", "/\\bilder.example/a.jpg", "a.jpg"])(
    "the import refuses %s as a picture, because pages show only pictures of the shop",
    (src) => {
      const refused =
        "Bitte einen Pfad des Shops wie /bilder/artikel/500001 angeben. Bilder von anderen Adressen zeigt der Shop nicht."
      const energyClass = { rating: "C", from: "A", to: "G", labelUrl: src }
      const gallery = [{ type: "video_hosted", src, videoSrc: "https://filme.example/a.mp4" }]
      assert.sameMembers(problemsOf(decodeArticle, { ...article, image: src, gallery, energyClass }), [
        `file, Zeile 1, image: ${refused}`,
        `file, Zeile 1, gallery[0].src: ${refused}`,
        `file, Zeile 1, energyClass.labelUrl: ${refused}`,
      ])
      const category = { id: "10", name: "Holz", image: src, subCategories: [] }
      assert.deepStrictEqual(problemsOf(decodeCategory, category), [`file, Zeile 1, image: ${refused}`])
    },
  )

  it("the import accepts the exported articles and categories of the test world", () => {
    for (const one of articles) assert.deepStrictEqual(problemsOf(decodeArticle, recordOf(one)), [])
    for (const one of categories) assert.deepStrictEqual(problemsOf(decodeCategory, one), [])
  })
})
