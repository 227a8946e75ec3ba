import { assert, describe, it } from "@effect/vitest"
import { bestAnswers, haveCommonArticle, scoreArticles } from "@heimwerk/core/search/score.ts"

const index: Readonly<Record<string, ReadonlyArray<{ articleId: string; weight: number }>>> = {
  hammer: [
    { articleId: "1", weight: 10 },
    { articleId: "2", weight: 5 },
  ],
  gummihammer: [{ articleId: "2", weight: 10 }],
  stiel: [{ articleId: "1", weight: 2 }],
}
type Terms = ReadonlyArray<ReadonlyArray<readonly [term: string, score: number]>>

const score = (...words: Terms) => scoreWith(words, [])

/** Scores the articles for words, and for measures beside them. */
const scoreWith = (...terms: [words: Terms, measures: Terms]) => {
  const [words = [], measures = []] = terms.map((lists) =>
    lists.map((matches) => matches.map(([term, points]) => ({ term, score: points }))),
  )
  return scoreArticles({ words, measures }, (term) => index[term] ?? [])
}

describe("scoring articles", () => {
  it("the score of an article for a search word is its best weighted match, whatever the order of the matches", () => {
    const matches = [["hammer", 100] as const, ["gummihammer", 80] as const]
    const expected = [
      ["1", { words: 1, score: 1_000 }],
      ["2", { words: 1, score: 800 }],
    ]
    assert.sameDeepMembers([...score(matches)], expected)
    assert.sameDeepMembers([...score(matches.toReversed())], expected)
  })

  it("the score of an article is the sum of the scores of its search words", () => {
    assert.deepStrictEqual(score([["hammer", 100]], [["stiel", 70]]).get("1"), { words: 2, score: 1_140 })
    assert.deepStrictEqual(score([["hammer", 100]], [["stiel", 70]]).get("2"), { words: 1, score: 500 })
  })

  it("a measure beside search words adds to the score of articles that match a word, and to no other", () => {
    assert.deepStrictEqual(
      [...scoreWith([[["stiel", 70]]], [[["hammer", 100]]])],
      [["1", { words: 2, score: 1_140 }]],
    )
    assert.deepStrictEqual([...scoreWith([[]], [[["hammer", 100]], [["stiel", 70]]])], [])
  })

  it("a compound is one word of the articles that match both parts, with the sum of both scores", () => {
    const head = [{ term: "hammer", score: 100 }]
    const rest = [{ term: "stiel", score: 70 }]
    const articlesOf = (term: string) => index[term] ?? []
    assert.deepStrictEqual(
      [...scoreArticles({ words: [], compounds: [[head, rest]], measures: [head] }, articlesOf)],
      [["1", { words: 2, score: 2_140 }]],
    )
    const idsOf = (term: string) => articlesOf(term).map(({ articleId }) => articleId)
    assert.isTrue(haveCommonArticle([head, rest], idsOf))
    assert.isFalse(haveCommonArticle([[{ term: "gummihammer", score: 100 }], rest], idsOf))
    assert.isFalse(haveCommonArticle([head, []], idsOf))
  })

  it("a search word that no article contains is ignored", () => {
    assert.deepStrictEqual([...score([["unbekannt", 100]], [])], [])
    assert.deepStrictEqual(score([["unbekannt", 100]], [["hammer", 100]]).get("1"), {
      words: 1,
      score: 1_000,
    })
  })
})

describe("best-scoring articles", () => {
  it("the search returns only the articles that match most search words, even if other articles have higher scores", () => {
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

  it("the search returns no articles if no article has a score", () => {
    assert.deepStrictEqual([...bestAnswers(new Map())], [])
  })
})
