import { stripVTControlCharacters } from "node:util"

import { assert, describe, it } from "@effect/vitest"
import { type Cell, type Column, table } from "@heimwerk/cli/output/table.ts"
import { CliOutput } from "effect/cli"
import fc from "fast-check"

const columns = [
  { title: "Nr." },
  { title: "Produkt", shrinks: true },
  { title: "Preis", align: "right" },
] as const

/** Returns a table without ANSI codes, as in a pipe. */
const plain = (columns: ReadonlyArray<Column>, rows: ReadonlyArray<ReadonlyArray<Cell>>, screen?: number) =>
  stripVTControlCharacters(table(columns, rows, screen))

describe("the table output", () => {
  it("a table aligns its columns, and aligns a column to the right if its definition says so", () => {
    const rows = [
      ["1", "Hammer", "9,99 €"],
      ["22", "Säge", "129,00 €"],
    ]
    assert.strictEqual(
      plain(columns, rows),
      ["Nr.  Produkt     Preis", "1    Hammer     9,99 €", "22   Säge     129,00 €"].join("\n"),
    )
  })

  it("a table measures texts by their width in a terminal, not in code units", () => {
    const rows = [
      ["1", "Sa\u0308ge", "1"],
      ["2", "鋸", "2"],
    ]
    assert.strictEqual(
      plain(columns, rows),
      ["Nr.  Produkt  Preis", "1    Sa\u0308ge         1", "2    鋸           2"].join("\n"),
    )
  })

  it("a table shortens its shrinkable column on a narrow screen", () => {
    assert.strictEqual(
      plain(columns, [["1", "Akku-Bohrschrauber mit Koffer", "9,99 €"]], 30),
      ["Nr.  Produkt             Preis", "1    Akku-Bohrschraub…  9,99 €"].join("\n"),
    )
  })

  it("on the narrowest screen, a table shows eight characters of a shrinkable column and the whole text of other columns", () => {
    assert.strictEqual(
      plain(columns, [["1", "Akku-Bohrschrauber", "9,99 €"]], 5),
      ["Nr.  Produkt    Preis", "1    Akku-Bo…  9,99 €"].join("\n"),
    )
  })

  it("a table fits on every screen that has space for eight characters per shrinkable column", () => {
    const text = fc.string({ maxLength: 40, unit: "grapheme" })
    const sized = fc.tuple(
      fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 18, max: 80 }),
    )
    const shrinking = [
      { title: "a", shrinks: true },
      { title: "b", shrinks: true },
    ] as const
    fc.assert(
      fc.property(sized, ([rows, screen]) => {
        const lines = plain(shrinking, rows, screen).split("\n")
        assert.isAtMost(Math.max(...lines.map(CliOutput.displayWidth)), screen)
      }),
    )
  })

  it("a table prints each row on one line and removes terminal control characters", () => {
    const shown = plain(columns, [["1", "Ham\nmer\u001b[31m\u202erot", "\r1"]])
    assert.strictEqual(shown.split("\n").length, 2)
    assert.notMatch(shown.replaceAll("\n", ""), /[\p{Cc}\p{Cf}]/u)
  })

  it("a table colours the text of headings and styled cells, even if the text is shortened, but not the padding", () => {
    assert.strictEqual(
      table(columns, [["1", { text: "Akku-Bohrschrauber", style: "good" }, "9,99 €"]], 5),
      [
        "\u001B[1mNr.\u001B[22m  \u001B[1mProdukt\u001B[22m    \u001B[1mPreis\u001B[22m",
        "1    \u001B[32mAkku-Bo…\u001B[39m  9,99 €",
      ].join("\n"),
    )
  })

  it("a table without rows is empty", () => {
    assert.strictEqual(table(columns, []), "")
  })
})
