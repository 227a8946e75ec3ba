import { assert, describe, it } from "@effect/vitest"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { matchVocabulary, scores, type VocabularyTerm } from "@heimwerk/core/search/matchVocabulary.ts"

const word = (term: string, articles = 1): VocabularyTerm => ({ kind: "word", term, word: term, articles })
const code = (term: string): VocabularyTerm => ({ kind: "code", term, word: term, articles: 1 })

const noWord = () => false

const found = (vocabulary: ReadonlyArray<VocabularyTerm>, term: string, kind: "word" | "code" = "word") => {
  const { matches, similar } = matchVocabulary(vocabulary)({ kind, term })
  return {
    meant: similar()[0]?.term,
    terms: Object.fromEntries(matches.map((match) => [match.term, match.score])),
  }
}

describe("vocabulary matches of a typed word", () => {
  it("a typed word of 4 letters also matches inside compounds, 2 letters match only beginnings of words, and one letter matches only itself", () => {
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

  it("a typed number or code matches itself and codes that continue it with a letter, but not with a digit or a point", () => {
    const vocabulary = ["2.5l", "2.5", "2.55", "2.5.1", "25l", "m8", "m8x"].map(code)
    assert.deepStrictEqual(found(vocabulary, "2.5", "code").terms, {
      "2.5l": scores.prefix,
      "2.5": scores.exact,
    })
    assert.deepStrictEqual(found(vocabulary, "m", "code").terms, {})
    assert.deepStrictEqual(found(vocabulary, "m8", "code").terms, { m8: scores.exact, m8x: scores.prefix })
  })

  it("a typed measure also matches its bare number, with the lowest score", () => {
    const vocabulary = ["40", "40mm", "40cm", "4", "140", "3"].map(code)
    assert.deepStrictEqual(found(vocabulary, "40mm", "code").terms, {
      "40": scores.bareNumber,
      "40mm": scores.exact,
    })
    assert.deepStrictEqual(found(vocabulary, "3er", "code").terms, {})
    assert.isTrue(Object.values(scores).every((score) => score >= scores.bareNumber))
  })

  it("typed words match only words, and typed codes match only codes", () => {
    assert.deepStrictEqual(found([code("bankx")], "bank").terms, {})
    assert.deepStrictEqual(found([word("18er")], "18", "code").terms, {})
  })

  it("a typed word that is not found is searched without its ending -en, -em, -n or -s if at least 3 letters remain", () => {
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

describe("the most similar word", () => {
  it.each([
    ["no typo in a word of 3 letters", "tor", ["tur"], undefined],
    ["1 typo in a word of 4 letters", "turx", ["turm"], "turm"],
    ["fewer than 2 typos in a word of 7 letters", "abxdefy", ["abcdefg"], undefined],
    ["2 typos in a word of 8 letters", "werxbanx", ["werkbank"], "werkbank"],
    ["fewer than 3 typos in a word of 8 letters", "xerxbanx", ["werkbank"], undefined],
  ])("the search tolerates %s", (_, typed, terms, meant) => {
    assert.strictEqual(
      found(
        terms.map((term) => word(term)),
        typed,
      ).meant,
      meant,
    )
  })

  it.each([
    [
      "the closest word, even when another is more frequent",
      "werkbanx",
      [word("werkbank", 1), word("werkbahn", 9)],
    ],
    [
      "the more frequent of two equally close words",
      "werkbanx",
      [word("werkbank", 9), word("werkbant", 1), word("werkbana", 1)],
    ],
    [
      "the alphabetically first of two equally frequent words",
      "werkbanx",
      [word("werkbank"), word("werkbant")],
    ],
  ])("for a misspelt word, the search finds %s", (_, typed, vocabulary) => {
    assert.strictEqual(found(vocabulary, typed).meant, "werkbank")
    assert.strictEqual(found(vocabulary.toReversed(), typed).meant, "werkbank")
  })

  it("the search finds no similar word for a typed text that contains a digit", () => {
    assert.deepStrictEqual(interpret([word("gulp")], noWord)("gul0"), { words: [[]] })
  })
})

describe("splitting compounds", () => {
  const parts = ["hammer", "stiel", "hammerstiel"].map((term) => word(term))

  it("the search does not split a compound that is in the vocabulary", () => {
    assert.lengthOf(interpret(parts, noWord)("hammerstiel").words, 1)
    assert.lengthOf(interpret(parts.slice(0, 2), noWord)("hammerstiel").compounds ?? [], 1)
  })

  it("the search does not split a number", () => {
    assert.deepStrictEqual(interpret([code("1000"), code("1234")], noWord)("10001234"), { words: [[]] })
  })

  it("the search splits only compounds of at most 40 letters", () => {
    const [first, second, third] = ["x".repeat(20), "y".repeat(20), "y".repeat(21)]
    const read = interpret([word(first), word(second), word(third)], noWord)
    assert.lengthOf(read(first + second).compounds ?? [], 1)
    assert.deepStrictEqual(read(first + third), { words: [[]] })
  })
})
