import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { analyse } from "@heimwerk/core/search/analyse.ts"
import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { scores } from "@heimwerk/core/search/matchVocabulary.ts"
import type { VocabularyTerm } from "@heimwerk/core/search/matchVocabulary.ts"

const written =
  "Akku Akkuschrauber Bohrschrauber Schraubendreher Holzschrauben Bohrmaschine Kreissäge Säge Hammer Gummihammer Brett Tür Lampe 18V 180V 18.5l 18 E27 GU10 1000001"

const vocabulary: ReadonlyArray<VocabularyTerm> = analyse(written).map((analysed, index) => ({
  ...analysed,
  articles: index + 1,
}))

/** A few German words that the vocabulary lacks. */
const german = new Set(["duebel", "kuebel", "regel", "hund", "bett"])
const isGermanWord = (text: string) => german.has(text)

const read = interpret(vocabulary, isGermanWord)

/** Returns the lists of matching terms: those of the words, then those of the measures beside them. */
const listsOf = (text: string) => {
  const { compounds = [], measures = [], words } = read(text)
  return [...words, ...compounds.flat(), ...measures]
}

/** Returns the scores of the terms that match a single typed word, by term. */
const matches = (text: string) =>
  Object.fromEntries((read(text).words[0] ?? []).map(({ score, term }) => [term, score]))

describe("interpreting a search text", () => {
  it("the search scores an exact word highest, then compounds that end with the typed word, then words that begin with it, then words that contain it", () => {
    assert.isTrue(
      scores.exact > scores.ending && scores.ending > scores.prefix && scores.prefix > scores.inside,
    )
    assert.deepStrictEqual(matches("hammer"), { hammer: scores.exact, gummihammer: scores.ending })
    assert.deepStrictEqual(matches("schrauben"), {
      holzschraub: scores.ending,
      schraubendreher: scores.prefix,
      akkuschrauber: scores.inside,
      bohrschrauber: scores.inside,
    })
  })

  it("the search finds compounds by their last part", () => {
    assert.deepStrictEqual(matches("schrauber"), {
      akkuschrauber: scores.ending,
      bohrschrauber: scores.ending,
    })
  })

  it("a search word of fewer than 4 letters matches only the beginnings of words", () => {
    assert.deepStrictEqual(matches("ham"), { hammer: scores.prefix })
    assert.deepStrictEqual(matches("mer"), {})
  })

  it("a number in a search matches the same number and measures with this number, but no number with more digits", () => {
    assert.deepStrictEqual(matches("18"), { "18": scores.exact, "18v": scores.prefix })
    assert.deepStrictEqual(matches("18 Volt"), { "18v": scores.exact, "18": scores.bareNumber })
  })

  it("the search does not correct an unknown article number", () => {
    assert.deepStrictEqual(read("1000002"), { words: [[]] })
  })

  it.each([
    ["1000 001", ["1000001"]],
    ["100-00.01", ["1000001"]],
    ["1000/001 ", ["1000001"]],
    ["GU 10", ["gu10"]],
    ["gu-10", ["gu10"]],
    ["Lampe GU 10 180 V", ["lamp", "gu10", "180v"]],
    ["Lampe E 27", ["lamp", "e27"]],
  ])(
    "the search joins a known code that is typed with separators: '%s' is searched as %j",
    (typed, terms) => {
      assert.deepStrictEqual(
        listsOf(typed).map((found) => found[0]?.term),
        terms,
      )
    },
  )

  it.each([
    ["1000 002", [[], []]],
    ["18 180", [["18v", "18"], ["180v"]]],
    [
      "Hammer 18",
      [
        ["hammer", "gummihammer"],
        ["18v", "18"],
      ],
    ],
    ["GU 18", [["gummihammer"], ["18v", "18"]]],
    ["GU 10 V", [["gummihammer"], []]],
    ["1000001 18", [["1000001"], ["18v", "18"]]],
  ])("the search does not join '%s'", (typed, terms) => {
    assert.deepStrictEqual(
      listsOf(typed).map((found) => found.map(({ term }) => term)),
      terms,
    )
  })

  it("a search with codes of its own joins only these codes", () => {
    const codes = [{ kind: "code" as const, term: "ip44", word: "ip44", articles: 1 }]
    assert.deepStrictEqual(read("IP 44", codes).words, [[{ term: "ip44", score: scores.exact }]])
    assert.deepStrictEqual(read("GU 10", codes).measures, [[]])
  })

  it.each([
    ["mantelleitung 3x1,5", 1, 2],
    ["mantelleitung 18 V 1000001 GU10", 3, 1],
    ["Hammer B 80 cm", 1, 2],
    ["3x1,5", 2, 0],
    ["B 80 cm", 2, 0],
    ["hammer", 1, 0],
  ])(
    "the search text '%s' has %i words or codes of articles, and %i measures beside them",
    (typed, words, measures) => {
      const found = read(typed)
      assert.deepStrictEqual([found.words.length, found.measures?.length ?? 0], [words, measures])
    },
  )

  it("a search word with an inflectional ending matches the word without this ending", () => {
    assert.deepStrictEqual(matches("bretter"), { brett: scores.inflected })
    assert.deepStrictEqual(matches("türen"), { tur: scores.ending })
  })

  it.each([
    ["hamer", "hammer"],
    ["bohrmashcine", "bohrmaschine"],
    ["borhmaschiene", "bohrmaschine"],
    ["Kreissege 18V", "kreissäge 18v"],
    ["hamer mit 160 x 230,0 cm", "hammer mit 160 x 230,0 cm"],
    ["die 'Hamer', Hamer!", "die 'hammer', hammer!"],
  ])("the search corrects '%s' to '%s'", (typed, meant) => {
    const { correctedTerm, words } = read(typed)
    assert.strictEqual(correctedTerm, meant)
    assert.isTrue(words.every((found) => found.length > 0))
  })

  it.each<[title: string, typed: string, vocabulary: string, result: object]>([
    ["does not correct a German word", "dübel", "kübel", {}],
    [
      "proposes a similar word with the same first letter as an alternative to a German word",
      "regel",
      "regal",
      {
        alternativeTerms: ["regal"],
      },
    ],
    ["proposes no alternative to a short German word", "bett", "brett", {}],
    ["corrects an unknown word to the only similar word", "kübbel", "kübel", { correctedTerm: "kübel" }],
    [
      "proposes all words that are equally similar",
      "bohrex",
      "bohrer bohret",
      {
        alternativeTerms: ["bohrer", "bohret"],
      },
    ],
    [
      "proposes an alternative to an unknown word of fewer than 5 letters",
      "lakc",
      "lack",
      { alternativeTerms: ["lack"] },
    ],
    [
      "proposes a similar word with a different first letter as an alternative",
      "xammer",
      "hammer",
      { alternativeTerms: ["hammer"] },
    ],
    [
      "proposes the whole text with one word replaced",
      "lakc rot",
      "lack rot",
      { alternativeTerms: ["lack rot"] },
    ],
    [
      "corrects one word and proposes an alternative for another",
      "hamer lakc",
      "hammer lack",
      {
        correctedTerm: "hammer lakc",
        alternativeTerms: ["hammer lack"],
      },
    ],
  ])("the search %s: %s", (_, typed, known, result) => {
    const { words: __, ...spelling } = interpret(
      analyse(known).map((analysed) => ({ ...analysed, articles: 1 })),
      isGermanWord,
    )(typed)
    assert.deepStrictEqual(spelling, result)
  })

  it("without a list of German words, the search treats no word as a German word", () => {
    const known = analyse("kübbel").map((analysed) => ({ ...analysed, articles: 1 }))
    assert.strictEqual(interpret(known, GermanWords.defaultValue())("kübel").correctedTerm, "kübbel")
    assert.isUndefined(interpret(known, isGermanWord)("kübel").correctedTerm)
    assert.isFalse(GermanWords.defaultValue()("kuebel"))
  })

  it("the search proposes at most 3 similar words, and words that more articles contain come first", () => {
    const word = (term: string, articles: number) => ({ kind: "word" as const, term, word: term, articles })
    const known = [word("kann", 2), word("kant", 5), word("kanz", 1), word("kanu", 2)]
    assert.deepStrictEqual(interpret(known, isGermanWord)("kanx").alternativeTerms, ["kant", "kann", "kanu"])
  })

  it("a misspelt search word matches the same words as the correct word, with lower scores", () => {
    assert.deepStrictEqual(matches("hamer"), { hammer: 30, gummihammer: 24 })
  })

  it("the search does not correct short words or words with too many typos", () => {
    for (const typed of ["akl", "hxmxer", "xqwrtz"])
      assert.deepStrictEqual(read(typed), { words: [[]] }, typed)
  })

  it("the search does not correct a known word, even if a similar word is more frequent", () => {
    assert.notProperty(read("lampe säge"), "correctedTerm")
  })

  it("the search counts a repeated word once and uses at most 12 words", () => {
    assert.lengthOf(read("hammer Hammer hämmer").words, 1)
    assert.lengthOf(
      read(Array.from({ length: 40 }, (_, index) => `wort${"x".repeat(index)}`).join(" ")).words,
      12,
    )
  })

  it("a search for 12 unknown words reads each known word once per typed word, and looks for words similar to 3 of them", () => {
    const reads = new Map<string, number>()
    const counted = (term: string): VocabularyTerm => ({
      kind: "word",
      word: term,
      articles: 1,
      get term() {
        reads.set(term, (reads.get(term) ?? 0) + 1)
        return term
      },
    })
    const numbers = Array.from({ length: 676 }, (_, index) => index)
    const letters = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    const near = numbers.map((index) => `zzzzzz${letters(index)}`)
    const long = numbers.map((index) => `${letters(index)}${"z".repeat(20)}`)
    const interpretCounted = interpret([...near, ...long, "akku"].map(counted), isGermanWord)
    const countReads = (typed: string, terms: ReadonlyArray<string>) => {
      reads.clear()
      interpretCounted(typed)
      return Math.max(...terms.map((term) => reads.get(term) ?? 0))
    }
    const unknown = Array.from({ length: 12 }, (_, index) => `yyyxxx${letters(index)}`).join(" ")
    assert.deepStrictEqual([countReads(unknown, near), countReads(unknown, long)], [12 + 3 + 3, 12 + 3])
    // The first part is known. The search reads the words for the whole word, its rest, similar words and similar ends.
    assert.strictEqual(countReads("akkuyyyy", near), 4)
  })

  it("the search corrects the first 3 unknown words of a text, without counting words of fewer than 4 letters", () => {
    const { correctedTerm, words } = read("xyz hamer lampi akkuhxmer kreissege bohrmashcine")
    assert.strictEqual(correctedTerm, "xyz hammer lampe akkuhxmer kreissege bohrmashcine")
    assert.lengthOf(words, 6)
  })

  it("the search interprets any text without an error, and finds only words of the vocabulary", () => {
    const known = new Set(vocabulary.map(({ term }) => term))
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...written.split(" "))),
        (text) => {
          for (const { term } of read(text).words.flat()) assert.isTrue(known.has(term))
        },
      ),
    )
  })
})
