/**
 * Measures the product search with 5,000, 50,000 and 500,000 articles on the embedded database and PostgreSQL (goal: p95 at
 * most 60 ms). It writes and imports the worlds, starts the built shop, and sends about 275 different searches one after another:
 * one word, two words, or a whole name. It prints p50, p95 and the longest time of the answers, and the memory of
 * the shop before and after.
 *
 *     node tools/load/search.ts FOLDER [ARTICLES ...]
 *
 * FOLDER keeps the worlds and the embedded databases for the next run. 500,000 articles need 10 GB and 15 minutes at first.
 * Not part of the tests: it takes minutes.
 */
import { execFileSync } from "node:child_process"
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"

import { Effect } from "effect"

import { root } from "../../tests/architecture/sources.ts"
import { postgresUrl } from "../../tests/support/postgres.ts"
import { startShop } from "../../tests/support/shop.ts"
import { ask } from "./support/ask.ts"

const [folder = "", ...sizes] = process.argv.slice(2)
if (folder === "") throw new Error("Usage: node tools/load/search.ts FOLDER [ARTICLES ...]")

const searches = 300
const sampleBytes = 60_000_000

const run = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) =>
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" })

/** Returns the folder of the world with a number of articles. Writes the world if it is missing. */
const worldOf = (articles: number): string => {
  const world = join(folder, `world${articles}`)
  if (!existsSync(join(world, "stock.csv"))) {
    mkdirSync(world, { recursive: true })
    run(["tools/bench/ownWorld.ts", world, String(articles)])
  }
  return world
}

/** Returns different searches for the first articles of a world. */
const termsOf = (world: string): ReadonlyArray<string> => {
  const file = openSync(join(world, "articles.ndjson"), "r")
  const bytes = Buffer.alloc(sampleBytes)
  const sample = bytes.toString("utf8", 0, readSync(file, bytes, 0, sampleBytes, 0))
  closeSync(file)
  const names = Array.from(sample.matchAll(/"name":"([^"]{5,80})","brand"/gu), ([, name = ""]) => name)
  const words = [...new Set(names.flatMap((name) => name.split(/[\s,]+/u)))].filter((word) =>
    /^[A-Za-zÄÖÜäöüß-]{4,}$/u.test(word),
  )
  const word = (index: number) => words[index % words.length] ?? ""
  const kinds = [
    (index: number) => word(index * 7),
    (index: number) => `${word(index * 7)} ${word(index * 13)}`,
    (index: number) => (names[(index * 997) % names.length] ?? "").split(",")[0] ?? "",
  ]
  return [
    ...new Set(Array.from({ length: searches }, (_, index) => kinds[index % kinds.length]?.(index) ?? "")),
  ]
}

const measure = async (articles: number, database: string, url: string | undefined) => {
  const world = worldOf(articles)
  const dataDir = join(folder, `${database.replaceAll(" ", "")}${articles}`)
  const env = { DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) }
  if (url !== undefined || !existsSync(join(dataDir, "pglite")))
    run(["cli/heimwerk.mjs", "data", "import", world, "--create"], env)
  const shop = await startShop({ dataDir, env })
  const megabytes = () =>
    Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${shop.process.pid}/status`, "utf8"))?.[1]) / 1024
  try {
    const agent = new Agent({ keepAlive: true })
    const search = async (term: string) => {
      const started = performance.now()
      await ask(agent, shop.origin, [`/rest/v4/search/cirax?query=${encodeURIComponent(term)}`])
      return performance.now() - started
    }
    const terms = termsOf(world)
    for (const term of terms.slice(0, 20)) await search(`${term} x`)
    const before = megabytes()
    const times: Array<number> = []
    for (const term of terms) times.push(await search(term))
    times.sort((a, b) => a - b)
    const millis = [0.5, 0.95, 1].map(
      (share) => `${times[Math.ceil(times.length * share) - 1]?.toFixed(1)} ms`,
    )
    const memory = `${before.toFixed(0)} MB | ${megabytes().toFixed(0)} MB`
    console.log(`| ${articles} | ${database} | ${terms.length} | ${millis.join(" | ")} | ${memory} |`)
    agent.destroy()
  } finally {
    await shop.stop()
  }
}

console.log("| Articles | Database | Searches | p50 | p95 | Longest | Memory before | Memory after |")
console.log("|---|---|---|---|---|---|---|---|")
for (const articles of sizes.length === 0 ? [5000, 50_000, 500_000] : sizes.map(Number)) {
  await measure(articles, "embedded", undefined)
  await Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(postgresUrl, (url) => Effect.promise(() => measure(articles, "PostgreSQL", url))),
    ),
  )
}
