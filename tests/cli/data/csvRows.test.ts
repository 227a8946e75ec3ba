import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { csvRows } from "@heimwerk/cli/data/csvRows.ts"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"
import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"

/** Reads a CSV file with the columns `a` and `b`: its rows with their line, and its problems. */
const read = (text: string | Buffer) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryDirectory, "rows.csv")
    writeFileSync(path, text)
    const problems = makeProblems()
    const columns = ["a", "b"]
    const options = {
      file: "rows.csv",
      columns,
      isColumn: (name: string) => columns.includes(name),
      problems,
    }
    const rows = yield* Effect.promise(async () => {
      const all: Array<ReadonlyArray<unknown>> = []
      for await (const batch of csvRows(path, options))
        for (const { cells, line } of batch.rows) all.push([line, cells.get("a"), cells.get("b")])
      return all
    })
    return { rows, problems: problems.kept.map(problemText) }
  })

describe("CSV files of a retailer", () => {
  it.live(
    "the CSV reader accepts a byte order mark, both line ends, quotes, line breaks in cells, semicolons and empty lines",
    () =>
      Effect.gen(function* () {
        const { problems, rows } = yield* read('\uFEFFa;b\r\n"1\n2";"3 ""4"" ; 5"\n\nä; ö \r\n6;')
        assert.deepStrictEqual(problems, [])
        assert.deepStrictEqual(rows, [
          [2, "1\n2", '3 "4" ; 5'],
          [5, "ä", "ö"],
          [6, "6", undefined],
        ])
      }),
  )

  it.live(
    "the CSV reader names the first line of a row with too many cells, a misplaced quote or an open quote",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* read('a,b\n"1\n2",3\n4,5,6\n7,8" lang\n9,10\n'), {
          rows: [[2, "1\n2", "3"]],
          problems: [
            "rows.csv, Zeile 4: Die Zeile hat 3 statt 2 Spalten.",
            'rows.csv, Zeile 5: Ein Anführungszeichen steht an der falschen Stelle. Bitte im Text verdoppeln: "".',
          ],
        })
        const open = ["rows.csv, Zeile 2: Ein Anführungszeichen wird nicht geschlossen."]
        assert.deepStrictEqual((yield* read('a,b\n"1,2\n3,4\n')).problems, open)
        assert.deepStrictEqual((yield* read(`a,b\n"1,2\n${"3,4\n".repeat(800_000)}`)).problems, open)
      }),
  )

  it.live(
    "the CSV reader refuses a Windows-1252 file with its first wrong line, also after 1 MB and inside of a character at the end",
    () =>
      Effect.gen(function* () {
        const sentence = "Die Datei ist nicht in UTF-8 gespeichert. Speichere sie in Excel als „CSV UTF-8“."
        const inExcel = Buffer.from("a;b\r\n1;2\r\nWei\u00DF;Gr\u00FCn\r\n", "latin1")
        assert.deepStrictEqual(yield* read(inExcel), {
          rows: [],
          problems: [`rows.csv, Zeile 3: ${sentence}`],
        })
        // 1.1 MB
        const rows = `a;b\n${`${"ä".repeat(50)};€\n`.repeat(10_500)}`
        assert.deepStrictEqual((yield* read(rows)).problems, [])
        assert.deepStrictEqual((yield* read(Buffer.concat([Buffer.from(rows), inExcel]))).problems, [
          `rows.csv, Zeile 10504: ${sentence}`,
        ])
        assert.deepStrictEqual((yield* read(Buffer.from("a;b\n1;ä").subarray(0, -1))).problems, [
          `rows.csv, Zeile 2: ${sentence}`,
        ])
      }),
  )

  it.live("the CSV reader accepts UTF-16 with a byte order mark, which older versions of Excel write", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read(Buffer.from("\uFEFFa;b\r\nä;2\r\n", "utf16le")), {
        rows: [[2, "ä", "2"]],
        problems: [],
      })
    }),
  )

  it.live("the CSV reader refuses an unknown column and a file without a line of column names", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read("a,c\n1,2\n")).problems, [
        "rows.csv, Zeile 1, c: Diese Spalte gibt es nicht. Möglich ist: a, b.",
      ])
      assert.deepStrictEqual((yield* read("")).problems, [
        "rows.csv, Zeile 1: Die Zeile mit den Spaltennamen fehlt.",
      ])
    }),
  )

  it.live("the CSV reader refuses a repeated column", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read("a,b, a,a\n1,2,3,4\n")).problems, [
        "rows.csv, Zeile 1, a: Diese Spalte kommt mehrmals vor.",
      ])
    }),
  )
})
