import { createReadStream } from "node:fs"

import { type CsvError, parse } from "csv-parse"

import type { Problems } from "./problems.ts"
import { isUtf16, notUtf8, utf8Check } from "./utf8.ts"

/** A row of a CSV file: its cells by column name, without empty cells. */
export interface CsvRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

/** Rows of a CSV file, and the number of bytes that have been read since the start of the file. */
export interface CsvBatch {
  readonly rows: ReadonlyArray<CsvRow>
  readonly bytes: number
}

/** Number of bytes that are read at a time. */
const chunkBytes = 1024 * 1024

/** Maximum length of a row in bytes, so that an unclosed quote does not load the rest of a large file. */
const maxRowBytes = 1_000_000

const messages: Partial<Record<CsvError["code"], string>> = {
  CSV_MAX_RECORD_SIZE: "Ein Anführungszeichen wird nicht geschlossen.",
  CSV_QUOTE_NOT_CLOSED: "Ein Anführungszeichen wird nicht geschlossen.",
}
const wrongQuote = 'Ein Anführungszeichen steht an der falschen Stelle. Bitte im Text verdoppeln: "".'

/** Returns the separator of a file: a semicolon if its first line has one, else a comma. */
const separatorIn = (start: Buffer | undefined): string =>
  start?.toString("latin1").split("\n", 1)[0]?.includes(";") === true ? ";" : ","

interface CsvRecord {
  readonly cells: ReadonlyArray<string>
  readonly line: number
}

/**
 * Makes a CSV parser. It stores complete records, each with the line on which it begins, until `parsed`
 * returns them.
 */
const makeParser = (delimiter: string) => {
  let records: Array<CsvRecord> = []
  let line = 1
  let broken: CsvError | undefined
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: maxRowBytes,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    on_record: (cells, { lines }) => {
      records.push({ cells, line })
      line = lines + 1
      // The record is not emitted as a stream event, because events take several times as long.
      return null
    },
  }).on("error", (error: CsvError) => {
    broken = error
  })
  return {
    /**
     * Parses a chunk of the file; `undefined` ends the file. Returns the records completed by this chunk, and the
     * first mistake.
     */
    parsed: async (part: Buffer | undefined) => {
      await new Promise<void>((resolve) => {
        if (part === undefined) parser.end(() => resolve())
        else parser.write(part, () => resolve())
      })
      const taken = records
      records = []
      return {
        records: taken,
        mistake: broken && { line, message: messages[broken.code] ?? wrongQuote },
      }
    },
  }
}

/** Yields a file in chunks, and then `undefined` at its end. */
const partsOf = async function* (path: string): AsyncGenerator<Buffer | undefined> {
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) yield Buffer.from(chunk)
  yield undefined
}

/**
 * Reads a CSV file (RFC 4180) in batches of rows with bounded memory. The first row has the column names; the separator is
 * a comma or a semicolon, as in the first row. Quoted cells may contain line breaks. Rows with too many or too few cells
 * become problems. A quote in the wrong place is a problem too, and the rows after it are not read. The same is true for
 * bytes that are neither UTF-8 nor, after a byte order mark, UTF-16.
 */
export const csvRows = async function* (
  path: string,
  {
    columns,
    file,
    isColumn,
    problems,
  }: {
    /** Name of the file, for messages about problems. */
    readonly file: string
    readonly isColumn: (name: string) => boolean
    /** The allowed columns, for the message about an unknown column. */
    readonly columns: ReadonlyArray<string>
    readonly problems: Problems
  },
): AsyncGenerator<CsvBatch> {
  let names: ReadonlyArray<string> | undefined
  const readHeader = (cells: ReadonlyArray<string>) => {
    const header = cells.map((name) => name.trim())
    for (const name of header.filter((each) => !isColumn(each)))
      problems.add({
        file,
        line: 1,
        path: name,
        message: `Diese Spalte gibt es nicht. Möglich ist: ${columns.join(", ")}.`,
      })
    const repeated = header.filter((name, place) => isColumn(name) && header.indexOf(name) < place)
    for (const name of new Set(repeated))
      problems.add({ file, line: 1, path: name, message: "Diese Spalte kommt mehrmals vor." })
    return header
  }
  const rowOf = (cells: ReadonlyArray<string>, line: number): ReadonlyArray<CsvRow> => {
    if (names === undefined) {
      names = readHeader(cells)
      return []
    }
    if (cells.length === 1 && cells[0] === "") return []
    if (cells.length !== names.length) {
      problems.add({ file, line, message: `Die Zeile hat ${cells.length} statt ${names.length} Spalten.` })
      return []
    }
    const filled = names.flatMap((name, place): ReadonlyArray<[string, string]> => {
      const text = (cells[place] ?? "").trim()
      return text === "" || !isColumn(name) ? [] : [[name, text]]
    })
    return [{ line, cells: new Map(filled) }]
  }
  let parser: ReturnType<typeof makeParser> | undefined
  let wrongLine: ReturnType<typeof utf8Check> | undefined
  let bytes = 0
  for await (const part of partsOf(path)) {
    parser ??= makeParser(separatorIn(part))
    wrongLine ??= isUtf16(part) ? () => undefined : utf8Check()
    const line = wrongLine(part)
    if (line !== undefined) {
      problems.add({ file, line, message: notUtf8(file) })
      return
    }
    bytes += part?.length ?? 0
    const { mistake, records } = await parser.parsed(part)
    yield { bytes, rows: records.flatMap(({ cells, line }) => rowOf(cells, line)) }
    if (mistake === undefined) continue
    problems.add({ file, ...mistake })
    break
  }
  if (names === undefined) problems.add({ file, line: 1, message: "Die Zeile mit den Spaltennamen fehlt." })
}
