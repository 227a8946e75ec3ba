import { assert, describe, it } from "@effect/vitest"
import { table } from "@heimwerk/cli/output/table.ts"
import { CliOutput } from "effect/cli"
import fc from "fast-check"

const columns = [
  { title: "Nr." },
  { title: "Produkt", shrinks: true },
  { title: "Preis", align: "right" },
] as const

describe("a table on the terminal", () => {
  it("aligns its columns, numbers on the right", () => {
    const rows = [
      ["1", "Hammer", "9,99 €"],
      ["22", "Säge", "129,00 €"],
    ]
    assert.strictEqual(
      table(columns, rows),
      ["Nr.  Produkt     Preis", "1    Hammer     9,99 €", "22   Säge     129,00 €"].join("\n"),
    )
  })

  it("counts what is seen, not the characters it is written with", () => {
    const rows = [
      ["1", "Sa\u0308ge", "1"],
      ["2", "鋸", "2"],
    ]
    assert.strictEqual(
      table(columns, rows),
      ["Nr.  Produkt  Preis", "1    Sa\u0308ge         1", "2    鋸           2"].join("\n"),
    )
  })

  it("cuts on a narrow screen the column that may shrink", () => {
    assert.strictEqual(
      table(columns, [["1", "Akku-Bohrschrauber mit Koffer", "9,99 €"]], 30),
      ["Nr.  Produkt             Preis", "1    Akku-Bohrschraub…  9,99 €"].join("\n"),
    )
  })

  it("keeps on the narrowest screen eight characters of it and the others whole", () => {
    assert.strictEqual(
      table(columns, [["1", "Akku-Bohrschrauber", "9,99 €"]], 5),
      ["Nr.  Produkt    Preis", "1    Akku-Bo…  9,99 €"].join("\n"),
    )
  })

  it("fits every screen that is wide enough for eight characters of each such column", () => {
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
        const lines = table(shrinking, rows, screen).split("\n")
        assert.isAtMost(Math.max(...lines.map(CliOutput.displayWidth)), screen)
      }),
    )
  })

  it("keeps a row in its line and lets no text steer the terminal", () => {
    const shown = table(columns, [["1", "Ham\nmer\u001b[31m\u202erot", "\r1"]])
    assert.strictEqual(shown.split("\n").length, 2)
    assert.notMatch(shown.replaceAll("\n", ""), /[\p{Cc}\p{Cf}]/u)
  })

  it("is nothing where there are no rows", () => {
    assert.strictEqual(table(columns, []), "")
  })
})
