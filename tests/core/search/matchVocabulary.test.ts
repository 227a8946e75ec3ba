import { assert, describe, it } from "@effect/vitest"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { matchVocabulary, scores, type VocabularyTerm } from "@heimwerk/core/search/matchVocabulary.ts"

const word = (term: string, articles = 1): VocabularyTerm => ({ kind: "word", term, word: term, articles })
const code = (term: string): VocabularyTerm => ({ kind: "code", term, word: term, articles: 1 })

const found = (vocabulary: ReadonlyArray<VocabularyTerm>, term: string, kind: "word" | "code" = "word") => {
  const { correction, matches } = matchVocabulary(vocabulary)({ kind, term })
  return {
    meant: correction?.term,
    terms: Object.fromEntries(matches.map((match) => [match.term, match.score])),
  }
}

describe("the terms a typed word stands for", () => {
  it("are compounds with it from four letters on, and words it begins from two", () => {
    const vocabulary = ["werkbank", "bankraub", "tischbankett", "bank"].map((term) => word(term))
    assert.deepStrictEqual(found(vocabulary, "bank").terms, {
      werkbank: scores.ending,
      bankraub: scores.prefix,
      tischbankett: scores.inside,
      bank: scores.exact,
    })
    assert.deepStrictEqual(found(vocabulary, "ank").terms, {})
    assert.deepStrictEqual(found(vocabulary, "ba").terms, { bankraub: scores.prefix, bank: scores.prefix })
    assert.deepStrictEqual(found(vocabulary, "b").terms, {})
    assert.deepStrictEqual(found([word("b")], "b").terms, { b: scores.exact })
  })

  it("are the measures of a number, and for a measure only itself", () => {
    const vocabulary = ["2.5l", "2.5", "2.55", "2.5.1", "25l", "m8", "m8x"].map(code)
    assert.deepStrictEqual(found(vocabulary, "2.5", "code").terms, {
      "2.5l": scores.prefix,
      "2.5": scores.exact,
    })
    assert.deepStrictEqual(found(vocabulary, "m", "code").terms, {})
    assert.deepStrictEqual(found(vocabulary, "m8", "code").terms, { m8: scores.exact, m8x: scores.prefix })
  })

  it("are never of the other kind", () => {
    assert.deepStrictEqual(found([code("bankx")], "bank").terms, {})
    assert.deepStrictEqual(found([word("18er")], "18", "code").terms, {})
  })

  it("are words without a rarer ending of at least three letters, taken off the end only", () => {
    const vocabulary = ["brett", "abc", "ab"].map((term) => word(term))
    assert.deepStrictEqual(found(vocabulary, "brettern"), { meant: undefined, terms: {} })
    assert.deepStrictEqual(found(vocabulary, "bretten").terms, { brett: scores.inflected })
    assert.deepStrictEqual(found(vocabulary, "brettem").terms, { brett: scores.inflected })
    assert.deepStrictEqual(found(vocabulary, "bretts").terms, { brett: scores.inflected })
    assert.deepStrictEqual(found(vocabulary, "abcn").terms, { abc: scores.inflected })
    assert.deepStrictEqual(found([word("ab")], "abn").terms, {})
    assert.deepStrictEqual(found(vocabulary, "berrett"), { meant: undefined, terms: {} })
    assert.strictEqual(found(vocabulary, "bnrett").meant, "brett")
  })
})

describe("the word that was meant", () => {
  it.each([
    ["none below four letters", "tor", ["tur"], undefined],
    ["one mistake from four letters on", "turx", ["turm"], "turm"],
    ["not two in seven letters", "abxdefy", ["abcdefg"], undefined],
    ["two in eight letters", "werxbanx", ["werkbank"], "werkbank"],
    ["not three in eight letters", "xerxbanx", ["werkbank"], undefined],
  ])("forgives %s", (_, typed, terms, meant) => {
    assert.strictEqual(
      found(
        terms.map((term) => word(term)),
        typed,
      ).meant,
      meant,
    )
  })

  it.each([
    ["the nearer one, though the other is commoner", "werkbanx", [word("werkbank", 1), word("werkbahn", 9)]],
    [
      "the commoner of two equally near",
      "werkbanx",
      [word("werkbank", 9), word("werkbant", 1), word("werkbana", 1)],
    ],
    ["the first in the alphabet of two equally common", "werkbanx", [word("werkbank"), word("werkbant")]],
  ])("is %s", (_, typed, vocabulary) => {
    assert.strictEqual(found(vocabulary, typed).meant, "werkbank")
    assert.strictEqual(found(vocabulary.toReversed(), typed).meant, "werkbank")
  })

  it("is never guessed for a number or a measure", () => {
    assert.deepStrictEqual(interpret([word("gulp")])("gul0"), { words: [[]] })
  })
})

describe("a compound", () => {
  const parts = ["hammer", "stiel", "hammerstiel"].map((term) => word(term))

  it("that is sold under its name is not taken apart", () => {
    assert.lengthOf(interpret(parts)("hammerstiel").words, 1)
    assert.lengthOf(interpret(parts.slice(0, 2))("hammerstiel").words, 2)
  })

  it("of numbers is none", () => {
    assert.deepStrictEqual(interpret([code("1000"), code("1234")])("10001234"), { words: [[]] })
  })

  it("is taken apart up to 40 letters", () => {
    const [first, second, third] = ["x".repeat(20), "y".repeat(20), "y".repeat(21)]
    const read = interpret([word(first), word(second), word(third)])
    assert.lengthOf(read(first + second).words, 2)
    assert.deepStrictEqual(read(first + third), { words: [[]] })
  })
})
