import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { analyse, possibleCodes } from "@heimwerk/core/search/analyse.ts"

const terms = (text: string) => analyse(text).map(({ term }) => term)

const examples: ReadonlyArray<readonly [text: string, terms: ReadonlyArray<string>]> = [
  ["Schrauben", ["schraub"]],
  ["Schraube", ["schraub"]],
  ["Schrauber", ["schrauber"]],
  ["Schraubern", ["schrauber"]],
  ["Nägel", ["nagel"]],
  ["Naegeln", ["nagel"]],
  ["Säge", ["sage"]],
  ["Sägen", ["sage"]],
  ["Töpfe", ["topf"]],
  ["Akkus", ["akku"]],
  ["weißes", ["weiss"]],
  ["Rasen", ["rase"]],
  ["Glas", ["glas"]],
  ["Kreis", ["kreis"]],
  ["Steuer", ["steuer"]],
  ["los", ["los"]],
  ["eben", ["eben"]],
  ["4eckige", ["4eckige"]],
  ["Farbe für die Wand", ["farb", "wand"]],
  ["18 V", ["18v"]],
  ["18V", ["18v"]],
  ["18 Volt", ["18v"]],
  ["2,5 Liter", ["2.5l"]],
  ["2.5l", ["2.5l"]],
  ["1.500 Watt", ["1500w"]],
  ["1500W", ["1500w"]],
  ["12 m²", ["12m2"]],
  ["12 qm", ["12m2"]],
  ["M8", ["m8"]],
  ["E 27", ["e27"]],
  ["GU10", ["gu10"]],
  ["10 x 20 cm", ["10", "20cm"]],
  ["10x20cm", ["10", "20cm"]],
  ["3er Set", ["3er", "set"]],
  ["78-teilig", ["78", "teilig"]],
  ["Akku-Bohrschrauber", ["akku", "bohrschrauber"]],
  ["und mit für", []],
  ["💡 !? %", []],
]

describe("text analysis for search", () => {
  it.each(examples)("the text '%s' is split into the search terms %j", (text, expected) => {
    assert.deepStrictEqual(terms(text), expected)
  })

  it("a hyphenated word in an article can also be found as one word", () => {
    assert.deepStrictEqual(
      analyse("Akku-Bohr-Schrauber 18 V", true).map(({ term }) => term),
      ["akku", "bohr", "schrauber", "akkubohrschrauber", "18v"],
    )
  })

  it.each([
    ["GU 10", ["gu10", "10"]],
    ["1055 4958", ["10554958", "1055", "4958"]],
    ["2 804105 549581", ["2804105549581", "2", "804105", "549581"]],
    ["Bohrer 10 mm", ["10mm", "10"]],
    ["Set 10 mm", ["10mm", "10"]],
    ["Set 10x20 cm", ["10", "20cm", "20"]],
    ["Set 10 x 20 cm", ["set10", "10", "20cm", "20"]],
    ["Set 3er", ["3er"]],
    ["10554958", ["10554958"]],
    ["12 34", ["12", "34"]],
    ["12345678901 234", ["12345678901", "234"]],
    ["Lampe", []],
  ])("the text '%s' may mean the codes %j", (text, expected) => {
    assert.deepStrictEqual(possibleCodes(text), expected)
  })

  it("the search stores each search term also with its umlauts, because it shows corrections in this spelling", () => {
    assert.deepStrictEqual(
      analyse("Sägeblätter").map(({ word }) => word),
      ["sägeblätter"],
    )
  })

  it("search terms of any text contain no German capital letters, no ß, no spaces and no hyphens, and are the same for the text in lower case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const term of terms(text)) assert.notMatch(term, /[A-ZÄÖÜß\s-]/u)
        assert.deepStrictEqual(terms(text.toLowerCase()), terms(text))
      }),
    )
  })

  it("a Unicode character that stands for several words becomes a search term without spaces", () => {
    assert.deepStrictEqual(
      terms("\ufdfa").map((term) => term.includes(" ")),
      [false],
    )
  })

  it("the search uses only the first 4,000 characters of a text", () => {
    assert.lengthOf(terms("ab ".repeat(100_000)), 1334)
    assert.deepStrictEqual(terms("-".repeat(100_000)), [])
    assert.lengthOf(terms("1,".repeat(100_000)), 1)
  })
})
