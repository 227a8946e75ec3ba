import { readdir, readFile, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

import type { World } from "@heimwerk/adapters/sql/world/World.ts"
import { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import * as Schema from "effect/Schema"

import { readArticles } from "./articles.ts"
import { categoryOf, CategoryRecord } from "./categories.ts"
import { recordDecoder } from "./decodeRecord.ts"
import { holidaysIn, readHolidays } from "./holidays.ts"
import { lineOfSyntaxError, linesOfPaths } from "./jsonLines.ts"
import { marketOf, MarketRecord } from "./MarketRecord.ts"
import type { Problems } from "./problems.ts"
import { noStock, readStock } from "./stock.ts"
import { notUtf8, utf8Check } from "./utf8.ts"

const required = ["markets.json", "categories.json"]
const optional = ["articles.ndjson", "articles.csv", "stock.csv", "holidays.csv", "benefits.json"]

/**
 * A retailer's world in files. It has no places, because all shops have the same ones. Its articles are read
 * from the file only when they are used.
 */
export type FileWorld = Omit<World, "places">

const decodeMarkets = recordDecoder(Schema.Array(MarketRecord))
const decodeCategories = recordDecoder(Schema.Array(CategoryRecord))
const decodeBenefits = recordDecoder(Benefits)

/** Reads and decodes a JSON file. Returns `undefined` if it has problems. */
const readJson = async <A>(
  folder: string,
  file: string,
  decode: ReturnType<typeof recordDecoder<A>>,
  problems: Problems,
): Promise<A | undefined> => {
  const bytes = await readFile(join(folder, file))
  const line = utf8Check()(bytes)
  if (line !== undefined) {
    problems.add({ file, line, message: notUtf8(file) })
    return undefined
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/u, "")
  try {
    const value: unknown = JSON.parse(text)
    return decode(value, file, linesOfPaths(text), problems)
  } catch {
    problems.add({ file, line: lineOfSyntaxError(text), message: "Die Datei ist kein gültiges JSON." })
    return undefined
  }
}

const checkFiles = (names: ReadonlySet<string>, problems: Problems): void => {
  for (const file of required.filter((each) => !names.has(each)))
    problems.add({ file, message: "Diese Datei fehlt. Wie sie aussieht, steht in docs/own-data.md." })
  if (names.has("articles.csv") === names.has("articles.ndjson"))
    problems.add({ file: "articles", message: "Bitte entweder articles.ndjson oder articles.csv angeben." })
  for (const file of names)
    if (/\.(?:json|ndjson|csv)$/u.test(file) && ![...required, ...optional].includes(file))
      problems.add({
        file,
        message: `Diese Datei kennt der Import nicht. Er liest: ${[...required, ...optional].join(", ")}.`,
      })
}

/** Adds a problem for each record whose key occurred before. */
const checkUnique = (
  file: string,
  what: string,
  keys: ReadonlyArray<string> = [],
  problems: Problems,
): void => {
  const known = new Set<string>()
  for (const key of keys) {
    if (known.has(key)) problems.add({ file, message: `${what} „${key}“ kommt mehrmals vor.` })
    known.add(key)
  }
}

const readMarkets = async (path: string, names: ReadonlySet<string>, problems: Problems) => {
  const [folder, file] = [dirname(path), basename(path)]
  const records = await readJson(folder, file, decodeMarkets, problems)
  const days = names.has("holidays.csv") ? await readHolidays(join(folder, "holidays.csv"), problems) : []
  const markets = records?.map((record) => marketOf(record, holidaysIn(days, record.address.state)))
  if (markets?.length === 0)
    problems.add({ file, message: "Die Datei enthält keinen Markt. Ein Shop braucht mindestens einen." })
  checkUnique(
    file,
    "Die Marktnummer",
    markets?.map(({ id }) => id),
    problems,
  )
  checkUnique(
    file,
    "Der Link",
    markets?.map(({ link }) => link),
    problems,
  )
  return markets
}

/**
 * Reads a retailer's world from a folder. Markets, special days, categories, benefits and stock are read at once,
 * articles one batch at a time. Problems of all files are added to `problems`; a file without markets or without articles
 * is one. Returns `undefined` if a file is missing or unknown, or if there are two files with articles.
 *
 * @param onShare receives the read share of the articles, from 0 to 1
 */
export const readWorld = async (
  folder: string,
  problems: Problems,
  onShare: (share: number) => void = () => {},
): Promise<FileWorld | undefined> => {
  const names = new Set(await readdir(folder))
  checkFiles(names, problems)
  if (problems.count() > 0) return undefined
  const markets = await readMarkets(join(folder, "markets.json"), names, problems)
  const records = await readJson(folder, "categories.json", decodeCategories, problems)
  const categories = records?.map(categoryOf)
  const withSubs = categories?.flatMap((main) =>
    [main, ...main.subCategories].map(({ id }) => [id, main.id] as const),
  )
  checkUnique(
    "categories.json",
    "Die Kategorie",
    withSubs?.map(([id]) => id),
    problems,
  )
  const benefits = names.has("benefits.json")
    ? await readJson(folder, "benefits.json", decodeBenefits, problems)
    : noBenefits
  // Without valid markets, every row of `stock.csv` would be reported as a problem.
  const stock =
    markets !== undefined && names.has("stock.csv")
      ? await readStock(
          join(folder, "stock.csv"),
          markets.map(({ id }) => id),
          problems,
        )
      : noStock(markets?.length ?? 0)
  const file = names.has("articles.csv") ? "articles.csv" : "articles.ndjson"
  const { size } = await stat(join(folder, file))
  const articles: FileWorld["articles"] = async function* () {
    const onBytes = (bytes: number) => onShare(size === 0 ? 1 : bytes / size)
    const parents = withSubs && new Map(withSubs)
    const before = problems.count()
    let count = 0
    for await (const batch of readArticles(join(folder, file), { parents, problems, onBytes })) {
      count += batch.length
      yield batch.map((article) => ({ ...article, pieces: stock.piecesOf(article.product.articleId) }))
    }
    // An invalid article is left out. Its rows in `stock.csv` would then be reported as rows of an unknown
    // article.
    if (problems.count() > before) return
    if (count === 0)
      problems.add({ file, message: "Die Datei enthält keinen Artikel. Ein Shop braucht mindestens einen." })
    for (const { articleId, line } of stock.unused()) {
      const message = `Den Artikel ${articleId} gibt es in ${file} nicht.`
      problems.add({ file: "stock.csv", line, path: "articleId", message })
    }
  }
  return {
    markets: markets ?? [],
    categories: categories ?? [],
    benefits: benefits ?? noBenefits,
    articles,
  }
}

/** Reads only the markets or only the articles of a retailer's world, for questions about them. */
export const readPart = async (path: string, problems: Problems): Promise<FileWorld> => {
  const isMarkets = path.endsWith(".json")
  const markets = isMarkets ? await readMarkets(path, new Set(), problems) : []
  const articles: FileWorld["articles"] = async function* () {
    if (isMarkets) return
    for await (const batch of readArticles(path, { parents: undefined, problems, onBytes: () => {} }))
      yield batch.map((article) => ({ ...article, pieces: [] }))
  }
  return { markets: markets ?? [], categories: [], benefits: noBenefits, articles }
}
