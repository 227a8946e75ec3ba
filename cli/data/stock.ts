import { csvRows } from "./csvRows.ts"
import type { Problems } from "./problems.ts"

const columns = ["articleId", "marketId", "pieces"]

/** Maximum stock of an article in a market. */
const maxPieces = 32_767

/** The stock of all articles: 2 bytes per article and market. */
export interface StockTable {
  /** Returns the stock of an article in each market, in the order of the markets. */
  readonly piecesOf: (articleId: string) => ReadonlyArray<number>
  /** Returns the articles for which `piecesOf` was never called, each with the number of its first line. */
  readonly unused: () => ReadonlyArray<{ readonly articleId: string; readonly line: number }>
}

interface Entry {
  readonly place: number
  readonly line: number
  isUsed: boolean
}

/** Returns a table without stock, for data without `stock.csv`. */
export const noStock = (markets: number): StockTable => ({
  piecesOf: () => Array.from({ length: markets }, () => 0),
  unused: () => [],
})

/**
 * Reads `stock.csv`: one row per article and market with stock. A missing row means a stock of 0. A second row of
 * an article and market is a problem.
 */
export const readStock = async (
  path: string,
  marketIds: ReadonlyArray<string>,
  problems: Problems,
): Promise<StockTable> => {
  const file = "stock.csv"
  const markets = new Map(marketIds.map((id, place) => [id, place]))
  const articles = new Map<string, Entry>()
  // Each number is the stock plus 1. It is 0 without a row.
  let pieces = new Uint16Array(1024 * markets.size)
  const entryOf = (articleId: string, line: number): Entry => {
    const found = articles.get(articleId)
    if (found !== undefined) return found
    const entry: Entry = { place: articles.size * markets.size, line, isUsed: false }
    articles.set(articleId, entry)
    if (entry.place + markets.size > pieces.length) {
      const larger = new Uint16Array(pieces.length * 2)
      larger.set(pieces)
      pieces = larger
    }
    return entry
  }
  const options = { file, problems, columns, isColumn: (name: string) => columns.includes(name) }
  for await (const { rows } of csvRows(path, options)) {
    for (const { cells, line } of rows) {
      const market = markets.get(cells.get("marketId") ?? "")
      const count = cells.get("pieces") ?? ""
      const articleId = cells.get("articleId")
      if (articleId === undefined)
        problems.add({ file, line, path: "articleId", message: "Diese Angabe fehlt." })
      else if (market === undefined)
        problems.add({ file, line, path: "marketId", message: "Diesen Markt gibt es in markets.json nicht." })
      else if (!/^\d{1,5}$/u.test(count) || Number(count) > maxPieces)
        problems.add({ file, line, path: "pieces", message: "Hier muss eine Zahl von 0 bis 32767 stehen." })
      else {
        // `entryOf` may replace `pieces`, so it must run before `pieces[…]` is evaluated.
        const { place } = entryOf(articleId, line)
        if (pieces[place + market] !== 0) {
          const message = "Für diesen Artikel und diesen Markt gibt es schon eine Zeile."
          problems.add({ file, line, path: "marketId", message })
        }
        pieces[place + market] = Number(count) + 1
      }
    }
  }
  return {
    piecesOf: (articleId) => {
      const entry = articles.get(articleId)
      if (entry === undefined) return marketIds.map(() => 0)
      entry.isUsed = true
      return Array.from(pieces.subarray(entry.place, entry.place + markets.size), (count) =>
        Math.max(count - 1, 0),
      )
    },
    unused: () =>
      [...articles].filter(([, { isUsed }]) => !isUsed).map(([articleId, { line }]) => ({ articleId, line })),
  }
}
