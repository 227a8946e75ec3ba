import { basename } from "node:path"

import type { Article } from "@heimwerk/core/catalog/Assortment.ts"

import { articleColumns, articleOfCells, isArticleColumn } from "./articleCells.ts"
import { articleOf, ArticleRecord } from "./ArticleRecord.ts"
import { csvRows } from "./csvRows.ts"
import { recordDecoder } from "./decodeRecord.ts"
import { linesOf } from "./lines.ts"
import type { Problems } from "./problems.ts"
import { notUtf8 } from "./utf8.ts"

/** Maximum number of articles per batch. */
const batchSize = 500

const decode = recordDecoder(ArticleRecord)

interface Line {
  readonly line: number
  /**
   * The record; `undefined` for an empty or an unreadable line. The problem of an unreadable line has already
   * been added.
   */
  readonly record: unknown
}

interface LineBatch {
  readonly lines: ReadonlyArray<Line>
  readonly bytes: number
}

const ndjsonRecords = async function* (
  path: string,
  file: string,
  problems: Problems,
): AsyncGenerator<LineBatch> {
  const onWrong = (line: number) => problems.add({ file, line, message: notUtf8(file) })
  for await (const { bytes, first, lines } of linesOf(path, onWrong)) {
    const records = lines.map((text, index): Line => {
      const line = first + index
      if (text.trim() === "") return { line, record: undefined }
      try {
        return { line, record: JSON.parse(text) }
      } catch {
        problems.add({ file, line, message: "Die Zeile ist kein gültiges JSON." })
        return { line, record: undefined }
      }
    })
    yield { lines: records, bytes }
  }
}

const csvRecords = async function* (
  path: string,
  file: string,
  problems: Problems,
): AsyncGenerator<LineBatch> {
  const options = { file, problems, columns: articleColumns, isColumn: isArticleColumn }
  for await (const { bytes, rows } of csvRows(path, options)) {
    const lines = rows.map(({ cells, line }): Line => {
      const before = problems.count()
      const record = articleOfCells(cells, (at, message) => problems.add({ file, line, path: at, message }))
      return { line, record: problems.count() > before ? undefined : record }
    })
    yield { lines, bytes }
  }
}

/**
 * Reads the articles of a CSV file or an NDJSON file in batches of at most 500. Adds a problem for every
 * invalid line, unknown category and repeated article number.
 */
export const readArticles = async function* (
  path: string,
  {
    onBytes,
    parents,
    problems,
  }: {
    /** The main category of each category by id. If it is `undefined`, categories are not checked. */
    readonly parents: ReadonlyMap<string, string> | undefined
    readonly problems: Problems
    readonly onBytes: (bytes: number) => void
  },
): AsyncGenerator<ReadonlyArray<Article>> {
  const known = new Set<string>()
  const file = basename(path)
  const records = file.endsWith(".csv") ? csvRecords : ndjsonRecords
  const articleIn = ({ line, record }: Line): ReadonlyArray<Article> => {
    if (record === undefined) return []
    const decoded = decode(record, file, () => line, problems)
    if (decoded === undefined) return []
    const { articleId, categoryId } = decoded
    const parent = parents === undefined ? categoryId : parents.get(categoryId)
    if (known.has(articleId))
      problems.add({
        file,
        line,
        path: "articleId",
        message: `Die Nummer ${articleId} kommt schon einmal vor.`,
      })
    known.add(articleId)
    if (parent !== undefined) return [articleOf(decoded, parent)]
    const message = `Die Kategorie „${categoryId}“ gibt es in categories.json nicht.`
    problems.add({ file, line, path: "categoryId", message })
    return []
  }
  for await (const { bytes, lines } of records(path, file, problems)) {
    onBytes(bytes)
    for (let start = 0; start < lines.length; start += batchSize)
      yield lines.slice(start, start + batchSize).flatMap(articleIn)
  }
}
