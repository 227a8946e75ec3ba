import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Effect } from "effect"

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The source files that determine the seeded tables of the world: the demonstration data, the rules that
 * index, filter and sort articles, and the code that writes these tables, except that of the search tables.
 */
const sources = [
  "../../fixtures/",
  ...["catalog", "price", "product", "search", "values"].map((name) => `../../core/${name}/`),
  "../../adapters/sql/world/",
].map(folderOf)

/**
 * Returns whether a file determines the seeded tables of the world. Pictures and the data generator do not.
 */
const isData = (path: string) =>
  /\.(?:ts|json)$/u.test(path) && !/^(?:illustrations|generate|node_modules)\b/u.test(path)

/**
 * Returns a hash of the source files. It does not import them, because a seeded shop does not need the
 * demonstration data in memory.
 */
const fingerprint = async () => {
  const hash = createHash("sha256")
  for (const folder of sources) {
    const paths = (await readdir(folder, { recursive: true })).filter(isData).toSorted()
    for (const path of paths) hash.update(path).update(await readFile(join(folder, path)))
  }
  return hash.digest("hex").slice(0, 16)
}

/**
 * The year of the demonstration data. The markets of the data have special opening times for this year and
 * the next.
 */
export const worldYear: Effect.Effect<number> = Effect.map(Clock.currentTimeMillis, (now) =>
  Number(berlinTime(now).date.slice(0, 4)),
)

/** Version of the demonstration data. It changes with the year and with every change of its sources. */
export const worldVersion: Effect.Effect<string> = Effect.gen(function* () {
  return `${yield* worldYear}-${yield* Effect.promise(fingerprint)}`
})
