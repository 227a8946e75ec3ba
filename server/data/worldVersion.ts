import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Effect } from "effect"

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = pathOf("../../")

/**
 * The source folders that determine the seeded tables of the world: the demonstration data, the rules that
 * index, filter and sort articles, and the code that writes these tables.
 */
const folders = [
  "../../fixtures/",
  ...["catalog", "price", "product", "search", "values"].map((name) => `../../core/${name}/`),
  "../../adapters/sql/world/",
].map(pathOf)

/**
 * Source files outside `folders` that write seeded tables. Other files in the same folders only read tables, or
 * write tables of visitors.
 */
const files = [
  "../../adapters/sql/search/buildSearchTables.ts",
  "../../adapters/sql/search/entries.ts",
  "../../adapters/sql/visitor/benefits.ts",
].map(pathOf)

/**
 * Returns whether a file determines the seeded tables of the world. Pictures and the data generator do not.
 */
const isData = (path: string) =>
  /\.(?:ts|json)$/u.test(path) && !/^(?:illustrations|generate|node_modules)\b/u.test(path)

/** Returns the paths of all source files that determine the seeded tables of the world. */
export const worldSources = async (): Promise<ReadonlyArray<string>> => {
  const inFolders = folders.map(async (folder) => {
    const paths = await readdir(folder, { recursive: true })
    return paths.filter(isData).map((path) => join(folder, path))
  })
  return [...(await Promise.all(inFolders)).flat(), ...files].toSorted()
}

/**
 * Returns a hash of the source files. It does not import them, because a seeded shop does not need the
 * demonstration data in memory.
 */
const fingerprint = async () => {
  const hash = createHash("sha256")
  for (const path of await worldSources()) hash.update(relative(root, path)).update(await readFile(path))
  return hash.digest("hex").slice(0, 16)
}

/**
 * The year of the demonstration data. The markets of the data have special opening times for this year and
 * the next.
 */
export const worldYear: Effect.Effect<number> = Effect.map(Clock.currentTimeMillis, (now) =>
  Number(berlinTime(now).date.slice(0, 4)),
)

/**
 * Version of the demonstration data. It changes with the year and with every change of its sources. A changed
 * version replaces only the seeded tables: imported worlds, customers, baskets and orders stay. A new format of
 * the search tables therefore needs a migration that sets `world.indexed` to false.
 */
export const worldVersion: Effect.Effect<string> = Effect.gen(function* () {
  return `${yield* worldYear}-${yield* Effect.promise(fingerprint)}`
})
