import { assert, describe, it } from "@effect/vitest"
import { didYouMean } from "@heimwerk/core/search/didYouMean.ts"

describe("the question for the term that was meant", () => {
  it.each([
    [["kübel"], "Meintest du „kübel“?"],
    [["kant", "kanne"], "Meintest du „kant“ oder „kanne“?"],
    [["kant", "kanne", "kanu"], "Meintest du „kant“, „kanne“ oder „kanu“?"],
  ])("the similar terms %j are shown as one German question with a link for each term", (terms, question) => {
    const pieces = didYouMean(terms)
    assert.strictEqual(pieces.map(({ text }) => text).join(""), question)
    assert.deepStrictEqual(
      pieces.flatMap(({ term }) => (term === undefined ? [] : [term])),
      terms,
    )
  })
})
