import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Effect } from "effect"

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the seeded tables are made of: the world, and the rules by which its articles are found, narrowed and sorted. */
const sources = [
  "../../fixtures/",
  ...["catalog", "price", "product", "search", "values"].map((name) => `../../core/${name}/`),
  "../../adapters/sql/seed/",
].map(folderOf)

/** Pictures and the generator of the data are not in the database. */
const isData = (path: string) =>
  /\.(?:ts|json)$/u.test(path) && !/^(?:illustrations|generate|node_modules)\b/u.test(path)

/** Reads the files without running them: a shop that is seeded already has no use for the world in memory. */
const fingerprint = async () => {
  const hash = createHash("sha256")
  for (const folder of sources) {
    const paths = (await readdir(folder, { recursive: true })).filter(isData).toSorted()
    for (const path of paths) hash.update(path).update(await readFile(join(folder, path)))
  }
  return hash.digest("hex").slice(0, 16)
}

/** The year of the demonstration world: its markets know the special days of this one and the next. */
export const worldYear: Effect.Effect<number> = Effect.map(Clock.currentTimeMillis, (now) =>
  Number(berlinTime(now).date.slice(0, 4)),
)

/** Names this year's demonstration world: changes with the year, and whenever a file it is made of does. */
export const worldVersion: Effect.Effect<string> = Effect.gen(function* () {
  return `${yield* worldYear}-${yield* Effect.promise(fingerprint)}`
})
