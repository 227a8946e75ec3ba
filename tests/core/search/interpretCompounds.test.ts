import { assert, describe, it } from "@effect/vitest"

import { analyse } from "@heimwerk/core/search/analyse.ts"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { scores } from "@heimwerk/core/search/matchVocabulary.ts"

const noGermanWord = () => false

const read = interpret(
  analyse("Akku Akkuschrauber Säge Hammer 18V").map((analysed) => ({ ...analysed, articles: 1 })),
  noGermanWord,
)

describe("interpreting compounds of a search text", () => {
  it.each([
    ["kies", "Zierkies"],
    ["haus", "Gartenhaus"],
    ["moos", "Torfmoos"],
    ["säge", "Kreis Kreissäge"],
    ["tür", "Haus Haustür"],
    ["türen", "Haus Haustür"],
    ["uhren", "Wand Wanduhr"],
    ["tore", "Garagen Garagentor"],
  ])("the search finds the compound of the word '%s' in '%s'", (typed, text) => {
    const known = analyse(text).map((analysed) => ({ ...analysed, articles: 1 }))
    assert.deepStrictEqual(interpret(known, noGermanWord)(typed).words, [
      [{ term: known.at(-1)?.term ?? "", score: scores.ending }],
    ])
  })

  it.each([
    ["türen", "Arm Armatur"],
    ["tore", "Motor"],
    ["tore", "Mot Motore Ventilator"],
  ])("the search does not find '%s' in the words '%s'", (typed, text) => {
    const known = analyse(text).map((analysed) => ({ ...analysed, articles: 1 }))
    assert.deepStrictEqual(interpret(known, noGermanWord)(typed).words, [[]])
  })

  it("the search splits an unknown compound into two parts of one word", () => {
    const { compounds = [], ...rest } = read("akkusäge")
    assert.deepStrictEqual(rest, { words: [] })
    assert.deepStrictEqual(
      compounds.map((parts) => parts.map((found) => found[0]?.term)),
      [["akku", "sage"]],
    )
  })

  it("the search corrects a word like an unknown one if no article has both parts of it", () => {
    const known = analyse("kamin offen kaminofen").map((analysed) => ({ ...analysed, articles: 1 }))
    const readKnown = interpret(known, noGermanWord)
    assert.lengthOf(readKnown("kaminoffen").compounds ?? [], 1)
    assert.deepStrictEqual(
      readKnown("kaminoffen", undefined, () => false),
      { words: [[{ term: "kaminof", score: scores.typo }]], correctedTerm: "kaminofen" },
    )
  })

  it("the search tries 3 splits of a word, and splits the first 3 unknown words of a text", () => {
    const known = analyse("aaaa aaaab aaaabb aaaabbc rest brest bbrest bbcrest ccrest crest")
    const readKnown = interpret(
      known.map((analysed) => ({ ...analysed, articles: 1 })),
      noGermanWord,
    )
    const tried: Array<string> = []
    const refuse: Parameters<typeof readKnown>[2] = ([[head]]) => {
      tried.push(head?.term ?? "")
      return false
    }
    readKnown("aaaabbcrest", undefined, refuse)
    assert.deepStrictEqual(tried, ["aaaa", "aaaab", "aaaabb"])
    const { compounds, words } = readKnown("aaaaccrest aaaabccrest aaaabbccrest aaaabbcccrest")
    assert.deepStrictEqual([compounds?.length, words], [3, [[]]])
  })

  it("measures beside a compound only order the articles that match the compound", () => {
    const { compounds, measures, words } = read("akkusäge 18V")
    assert.deepStrictEqual([compounds?.length, measures?.length, words], [1, 1, []])
  })

  it("the search does not split a compound with an unknown or misspelt part", () => {
    assert.deepStrictEqual(read("akkuzange"), { words: [[]] })
    assert.deepStrictEqual(read("akkuhamer"), { words: [[]] })
    assert.deepStrictEqual(read("akkuham"), { words: [[]] })
    assert.deepStrictEqual(read("zangesäge"), { words: [[]] })
  })

  it.each<[typed: string, vocabulary: string, result: object]>([
    ["armartur", "Wannenarmatur", { correctedTerm: "armatur" }],
    ["armartur", "Wannenarmatur Küchenarmaturen", { correctedTerm: "armatur" }],
    ["gehuase", "Lampengehäuse", { correctedTerm: "gehäuse" }],
    ["leuchta", "Wandleuchte Deckenleuchter", { correctedTerm: "leuchte" }],
    ["xrmatur", "Wannenarmatur", {}],
    ["nnarmatur", "Wannenarmatur", {}],
    ["armartur", "Abarmatur", {}],
    ["armartux", "Wannenarmartus Wannenarmatus", {}],
  ])(
    "the search compares '%s' with the ends of the compounds %s that are German words: %j",
    (typed, text, result) => {
      const words = new Set(["armatur", "armaturen", "gehaeuse", "leuchte", "leuchter"])
      const known = analyse(text).map((analysed) => ({ ...analysed, articles: 1 }))
      const { words: __, ...spelling } = interpret(known, (word) => words.has(word))(typed)
      assert.deepStrictEqual(spelling, result)
    },
  )
})
