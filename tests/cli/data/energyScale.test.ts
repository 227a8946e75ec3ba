import { assert, describe, it } from "@effect/vitest"
import { articleOf, ArticleRecord, recordOf } from "@heimwerk/cli/data/ArticleRecord.ts"
import { recordDecoder } from "@heimwerk/cli/data/decodeRecord.ts"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"

import { smallWorld } from "../../support/smallWorld.ts"

const decodeArticle = recordDecoder(ArticleRecord)
const [article] = smallWorld.assortment.articles.map(recordOf)

/** Decodes the article with an energy class. Returns the problems, too. */
const decoded = (rating: string, from: string, to: string) => {
  const problems = makeProblems()
  const record = decodeArticle({ ...article, energyClass: { rating, from, to } }, "file", () => 1, problems)
  return { record, problems: problems.kept.map(problemText) }
}

describe("energy classes in a retailer's data", () => {
  it.each([
    ["C", "A", "G"],
    ["A+++", "A+++", "D"],
    ["D", "A+++", "D"],
    ["A+", "A++", "G"],
    ["F", "A+", "F"],
  ])("the import accepts the class %s on the scale %s to %s and keeps them", (rating, from, to) => {
    const { problems, record } = decoded(rating, from, to)
    assert.deepStrictEqual(problems, [])
    assert.isDefined(record)
    const { energyClass } = articleOf(record, "100").product
    assert.deepInclude<unknown>(energyClass, { rating, from, to })
  })

  it.each([
    ["A+++", "A", "G"],
    ["E", "A+++", "D"],
    ["C", "G", "A"],
    ["A", "", "G"],
    ["A", "A", "Z"],
  ])("the import refuses the class %s on the scale '%s' to %s", (rating, from, to) => {
    assert.deepStrictEqual(decoded(rating, from, to).problems, [
      "file, Zeile 1, energyClass: Bitte mit from und to die erste und die letzte Klasse des Labels angeben, zum Beispiel A und G oder A+++ und D. Die Klasse des Artikels gehört dazu.",
    ])
  })

  it("the import lists all energy classes if the class of an article is unknown", () => {
    assert.deepStrictEqual(decoded("A++++", "A", "G").problems, [
      "file, Zeile 1, energyClass.rating: Erlaubt ist: A+++, A++, A+, A, B, C, D, E, F, G.",
    ])
  })
})
