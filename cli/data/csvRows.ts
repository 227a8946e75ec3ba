import { linesOf } from "./lines.ts"
import type { Problems } from "./problems.ts"

/** A row of a CSV file: its cells by column name, without empty cells. */
export interface CsvRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  readonly bytes: number
}

/** A quoted cell with doubled quotes inside, or a plain cell, with the separator or the end after it. */
const cellPattern = {
  ",": /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/gu,
  ";": /(?:"((?:[^"]|"")*)"|([^";]*))(;|$)/gu,
} as const

/** Splits a record into cells. Returns `undefined` for a record with a quote in the wrong place. */
const cellsOf = (record: string, separator: "," | ";"): ReadonlyArray<string> | undefined => {
  if (!record.includes('"')) return record.split(separator)
  const cells: Array<string> = []
  let end = 0
  for (const match of record.matchAll(cellPattern[separator])) {
    const [text, quoted, plain = "", after] = match
    if (match.index !== end) return undefined
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    end = match.index + text.length
    if (after === "") break
  }
  return end === record.length ? cells : undefined
}

const isOpen = (record: string): boolean => record.split('"').length % 2 === 0

/**
 * Reads a CSV file (RFC 4180) row by row with bounded memory. The first row has the column names; the separator is
 * a comma or a semicolon, as in the first row. Quoted cells may contain line breaks. Rows that cannot be
 * read become problems.
 */
export const csvRows = async function* (
  path: string,
  {
    columns,
    file,
    isColumn,
    problems,
  }: {
    /** Name of the file in problems. */
    readonly file: string
    readonly isColumn: (name: string) => boolean
    /** The columns that a problem about an unknown column lists. */
    readonly columns: ReadonlyArray<string>
    readonly problems: Problems
  },
): AsyncGenerator<ReadonlyArray<CsvRow>> {
  let header: { readonly names: ReadonlyArray<string>; readonly separator: "," | ";" } | undefined
  let [open, openLine] = ["", 0]
  const readHeader = (record: string) => {
    const separator = record.includes(";") ? ";" : ","
    const names = (cellsOf(record, separator) ?? []).map((name) => name.trim())
    for (const name of names.filter((each) => !isColumn(each)))
      problems.add({
        file,
        line: 1,
        path: name,
        message: `Diese Spalte gibt es nicht. Möglich ist: ${columns.join(", ")}.`,
      })
    return { names, separator } as const
  }
  const rowOf = (record: string, line: number, bytes: number): ReadonlyArray<CsvRow> => {
    if (header === undefined) {
      header = readHeader(record)
      return []
    }
    if (record === "") return []
    const { names, separator } = header
    const cells = cellsOf(record, separator)
    if (cells === undefined || cells.length !== names.length) {
      const message =
        cells === undefined
          ? 'Ein Anführungszeichen steht an der falschen Stelle. Bitte im Text verdoppeln: "".'
          : `Die Zeile hat ${cells.length} statt ${names.length} Spalten.`
      problems.add({ file, line, message })
      return []
    }
    const filled = names.flatMap((name, place): ReadonlyArray<[string, string]> => {
      const text = (cells[place] ?? "").trim()
      return text === "" || !isColumn(name) ? [] : [[name, text]]
    })
    return [{ line, cells: new Map(filled), bytes }]
  }
  for await (const { bytes, first, lines } of linesOf(path)) {
    yield lines.flatMap((line, index) => {
      const record = open === "" ? line : `${open}\n${line}`
      const start = open === "" ? first + index : openLine
      if (isOpen(record)) {
        ;[open, openLine] = [record, start]
        return []
      }
      open = ""
      return rowOf(record, start, bytes)
    })
  }
  if (open !== "")
    problems.add({ file, line: openLine, message: "Ein Anführungszeichen wird nicht geschlossen." })
  if (header === undefined) problems.add({ file, line: 1, message: "Die Zeile mit den Spaltennamen fehlt." })
}
