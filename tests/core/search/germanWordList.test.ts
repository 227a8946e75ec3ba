import { assert, describe, it } from "@effect/vitest"
import { germanWordList } from "@heimwerk/core/search/germanWordList.ts"
import fc from "fast-check"

const isGermanWord = germanWordList(() => [
  "garten",
  "zaun",
  "tapete",
  "kleister",
  "arbeit",
  "platte",
  "segen",
  "gross",
])

describe("the check for German words", () => {
  it.each([
    ["zaun", "is listed"],
    ["zaeune", "is a plural with umlaut"],
    ["platten", "is a plural"],
    ["grosser", "is an inflected adjective"],
    ["gartenzaun", "is a compound"],
    ["gartenzaeunen", "is an inflected compound"],
    ["tapetenkleister", "is a compound linked by n"],
    ["arbeitsplatte", "is a compound linked by s"],
    ["zaunes", "has the ending es"],
    ["zauns", "has the ending s"],
    ["segens", "has the ending s"],
    ["grossem", "has the ending em"],
    ["groesse", "has an umlaut and the ending e"],
    ["zaunern", "has the ending ern"],
    ["zaunens", "has the ending ens"],
    ["arbeitenplatte", "is a compound linked by en"],
    ["zaunesplatte", "is a compound linked by es"],
    ["zaunerplatte", "is a compound linked by er"],
    ["zauneplatte", "is a compound linked by e"],
  ])("the check for German words accepts %s, which %s", (word) => {
    assert.isTrue(isGermanWord(word))
  })

  it.each([
    ["tapette", "misspelt"],
    ["kreissege", "a compound of two unknown words"],
    ["gartenx", "a word and one letter"],
    ["gar", "too short"],
    ["", "empty"],
    ["garten".repeat(7), "too long"],
  ])("the check for German words rejects '%s', which is %s", (word) => {
    assert.isFalse(isGermanWord(word))
  })

  it("the German word list is read only once, when it is first used", () => {
    let reads = 0
    const check = germanWordList(() => {
      reads++
      return ["zaun"]
    })
    assert.strictEqual(reads, 0)
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => typeof check(text) === "boolean"))
    assert.isTrue(check("zaun"))
    assert.strictEqual(reads, 1)
  })
})
