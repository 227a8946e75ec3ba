import { assert, describe, it } from "@effect/vitest"
import { bestAnswers, scoreArticles } from "@heimwerk/core/search/score.ts"

const index: Readonly<Record<string, ReadonlyArray<{ articleId: string; weight: number }>>> = {
  hammer: [
    { articleId: "1", weight: 10 },
    { articleId: "2", weight: 5 },
  ],
  gummihammer: [{ articleId: "2", weight: 10 }],
  stiel: [{ articleId: "1", weight: 2 }],
}
const score = (...words: ReadonlyArray<ReadonlyArray<readonly [term: string, score: number]>>) =>
  scoreArticles(
    words.map((matches) => matches.map(([term, points]) => ({ term, score: points }))),
    (term) => index[term] ?? [],
  )

describe("how well an article answers", () => {
  it("is the best weighted match of a word, whatever comes first", () => {
    const matches = [["hammer", 100] as const, ["gummihammer", 80] as const]
    const expected = [
      ["1", { words: 1, score: 1_000 }],
      ["2", { words: 1, score: 800 }],
    ]
    assert.sameDeepMembers([...score(matches)], expected)
    assert.sameDeepMembers([...score(matches.toReversed())], expected)
  })

  it("adds up its words", () => {
    assert.deepStrictEqual(score([["hammer", 100]], [["stiel", 70]]).get("1"), { words: 2, score: 1_140 })
    assert.deepStrictEqual(score([["hammer", 100]], [["stiel", 70]]).get("2"), { words: 1, score: 500 })
  })

  it("is not counted for a word that nothing answers", () => {
    assert.deepStrictEqual([...score([["unbekannt", 100]], [])], [])
  })
})

describe("the best answers", () => {
  it("are those with most of the words, though others have more points", () => {
    const scored = new Map([
      ["1", { words: 2, score: 50 }],
      ["2", { words: 1, score: 900 }],
      ["3", { words: 2, score: 40 }],
    ])
    assert.deepStrictEqual(
      [...bestAnswers(scored)],
      [
        ["1", 50],
        ["3", 40],
      ],
    )
  })

  it("of none are none", () => {
    assert.deepStrictEqual([...bestAnswers(new Map())], [])
  })
})
