import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { analyse } from "@heimwerk/core/search/analyse.ts"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { scores } from "@heimwerk/core/search/matchVocabulary.ts"
import type { VocabularyTerm } from "@heimwerk/core/search/matchVocabulary.ts"

const written =
  "Akku Akkuschrauber Bohrschrauber Schraubendreher Holzschrauben Bohrmaschine Kreissäge Säge Hammer Gummihammer Brett Tür Lampe 18V 180V 18.5l 18 E27 1000001"

const vocabulary: ReadonlyArray<VocabularyTerm> = analyse(written).map((analysed, index) => ({
  ...analysed,
  articles: index + 1,
}))

const read = interpret(vocabulary)

/** The one word's matches as `term: score`. */
const matches = (text: string) =>
  Object.fromEntries((read(text).words[0] ?? []).map(({ score, term }) => [term, score]))

describe("what a typed text means to the catalogue", () => {
  it("A word that is known counts most, compounds that end with it next, then what begins with it", () => {
    assert.deepStrictEqual(matches("hammer"), { hammer: scores.exact, gummihammer: scores.ending })
    assert.deepStrictEqual(matches("schrauben"), {
      holzschraub: scores.ending,
      schraubendreher: scores.prefix,
      akkuschrauber: scores.inside,
      bohrschrauber: scores.inside,
    })
  })

  it("The end of a compound finds it", () => {
    assert.deepStrictEqual(matches("schrauber"), {
      akkuschrauber: scores.ending,
      bohrschrauber: scores.ending,
    })
  })

  it("Parts of fewer than four letters are looked for only at the beginning of a word", () => {
    assert.deepStrictEqual(matches("ham"), { hammer: scores.prefix })
    assert.deepStrictEqual(matches("mer"), {})
  })

  it("A number finds itself and its measures, never a longer number", () => {
    assert.deepStrictEqual(matches("18"), { "18": scores.exact, "18v": scores.prefix })
    assert.deepStrictEqual(matches("18 Volt"), { "18v": scores.exact })
  })

  it("A number is never taken for misspelt", () => {
    assert.deepStrictEqual(read("1000002"), { words: [[]] })
  })

  it("A rarer ending finds the word without it", () => {
    assert.deepStrictEqual(matches("bretter"), { brett: scores.inflected })
    assert.deepStrictEqual(matches("türen"), { tur: scores.inflected })
  })

  it.each([
    ["hamer", "hammer"],
    ["bohrmashcine", "bohrmaschine"],
    ["borhmaschiene", "bohrmaschine"],
    ["Kreissege 18V", "kreissäge 18v"],
  ])("'%s' is read as '%s'", (typed, meant) => {
    const { correctedTerm, words } = read(typed)
    assert.strictEqual(correctedTerm, meant)
    assert.isTrue(words.every((found) => found.length > 0))
  })

  it("Of two words that are equally near the one with more articles was meant", () => {
    const word = (term: string, articles: number) => ({ kind: "word" as const, term, word: term, articles })
    const { correctedTerm } = interpret([word("kann", 1), word("kant", 5), word("kanz", 1)])("kanx")
    assert.strictEqual(correctedTerm, "kant")
  })

  it("A misspelt word finds what the right one finds, with less weight", () => {
    assert.deepStrictEqual(matches("hamer"), { hammer: 30, gummihammer: 24 })
  })

  it("Short words and words with too many mistakes are not guessed at", () => {
    for (const typed of ["akl", "hxmxer", "xqwrtz"])
      assert.deepStrictEqual(read(typed), { words: [[]] }, typed)
  })

  it("A word that is right is never corrected, even if a likelier one is near", () => {
    assert.notProperty(read("lampe säge"), "correctedTerm")
  })

  it("A compound nobody sells is taken apart when both halves are known", () => {
    const { words, ...corrected } = read("akkusäge")
    assert.deepStrictEqual(corrected, {})
    assert.deepStrictEqual(
      words.map((found) => found[0]?.term),
      ["akku", "sage"],
    )
  })

  it("A compound is not taken apart where its end is not known, or only nearly", () => {
    assert.deepStrictEqual(read("akkuzange"), { words: [[]] })
    assert.deepStrictEqual(read("akkuhamer"), { words: [[]] })
    assert.deepStrictEqual(read("akkuham"), { words: [[]] })
    assert.deepStrictEqual(read("zangesäge"), { words: [[]] })
  })

  it("Of two words equally near and equally common the first in the alphabet was meant", () => {
    const word = (term: string) => ({ kind: "word" as const, term, word: term, articles: 1 })
    for (const terms of [
      ["kann", "kamm"],
      ["kamm", "kann"],
    ])
      assert.strictEqual(interpret(terms.map(word))("kanm").correctedTerm, "kamm")
  })

  it("A repeated word counts once, and at most twelve words count", () => {
    assert.lengthOf(read("hammer Hammer hämmer").words, 1)
    assert.lengthOf(
      read(Array.from({ length: 40 }, (_, index) => `wort${"x".repeat(index)}`).join(" ")).words,
      12,
    )
  })

  it("Whatever is typed is read without an error, and every match is in the vocabulary", () => {
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
