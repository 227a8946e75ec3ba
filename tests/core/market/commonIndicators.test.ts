import { assert, describe, it } from "@effect/vitest"
import { commonIndicators, commonPieces } from "@heimwerk/core/market/commonIndicators.ts"
import { StocksError } from "@heimwerk/core/market/Stocks.port.ts"
import type { Indicator } from "@heimwerk/core/product/availability.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import * as fc from "fast-check"

const [drill, saw] = ["1000001", "1000002"].map((id) => ArticleId.make(id))
const has = (articleId: ArticleId | undefined, indicators: Readonly<Record<string, Indicator>>) => ({
  articleId: articleId ?? ArticleId.make("999999"),
  indicators: new Map(Object.entries(indicators)),
})
const both = [drill, saw].filter((id) => id !== undefined)

describe("common stock indicators of several articles", () => {
  it.each<[Indicator, Indicator, Indicator]>([
    ["G", "G", "G"],
    ["G", "Y", "Y"],
    ["Y", "G", "Y"],
    ["Y", "Y", "Y"],
    ["G", "R", "R"],
    ["R", "G", "R"],
    ["Y", "R", "R"],
    ["R", "Y", "R"],
    ["R", "R", "R"],
  ])("the stock indicators %s and %s of two articles combine to %s", (one, other, together) => {
    const answers = [has(drill, { m: one }), has(saw, { m: other })]
    assert.deepStrictEqual([...commonIndicators(both, answers)], [["m", together]])
  })

  it("the common stock indicator of one article is the article's own indicator, even if the response contains other articles", () => {
    const answers = [has(saw, { a: "R" }), has(drill, { a: "G", b: "Y" })]
    assert.deepStrictEqual(
      [...commonIndicators(both.slice(0, 1), answers)],
      [
        ["a", "G"],
        ["b", "Y"],
      ],
    )
  })

  it("the common stock indicator is R (not available) when an article has no stock data or there are no articles", () => {
    assert.deepStrictEqual(
      [...commonIndicators(both, [has(drill, { a: "G" }), has(saw, { b: "G" })])],
      [
        ["a", "R"],
        ["b", "R"],
      ],
    )
    assert.deepStrictEqual([...commonIndicators(both, [has(drill, { a: "G" })])], [["a", "R"]])
    assert.deepStrictEqual([...commonIndicators([], [has(drill, { a: "G" })])], [["a", "R"]])
  })

  it("the common stock indicator of several articles is the worst of their indicators", () => {
    const rank = { R: 0, Y: 1, G: 2 }
    const indicator = fc.constantFrom<Array<Indicator>>("R", "Y", "G")
    fc.assert(
      fc.property(fc.array(indicator, { minLength: 1, maxLength: 6 }), (values) => {
        const answers = values.map((m, index) => has(ArticleId.make(String(1_000_000 + index)), { m }))
        const together = commonIndicators(
          answers.map(({ articleId }) => articleId),
          answers,
        ).get("m")
        assert.strictEqual(rank[together ?? "G"], Math.min(...values.map((value) => rank[value])))
      }),
    )
  })

  it("the common number of pieces in a market is the smallest number of all articles, and a missing number counts as 0", () => {
    const counted = (articleId: ArticleId | undefined, pieces: Readonly<Record<string, number>>) => ({
      ...has(articleId, {}),
      pieces: new Map(Object.entries(pieces)),
    })
    const answers = [counted(drill, { a: 5, b: 2 }), counted(saw, { a: 3 })]
    assert.deepStrictEqual(
      [...commonPieces(both, answers)],
      [
        ["a", 3],
        ["b", 0],
      ],
    )
    assert.deepStrictEqual([...commonPieces(both.slice(0, 1), [has(drill, { a: "G" })])], [])
    assert.deepStrictEqual([...commonPieces([], answers)], [])
  })

  it("a failed stock request has a German message", () => {
    assert.strictEqual(
      new StocksError({ reason: "Unavailable", cause: "x" }).message,
      "Die Verfügbarkeit in den Märkten kann gerade nicht abgefragt werden. Bitte versuche es noch einmal.",
    )
  })
})
