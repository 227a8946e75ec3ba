import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import type { World } from "@heimwerk/adapters/sql/seed.ts"

const fixtures = fileURLToPath(new URL("../fixtures/", import.meta.url))

/** Pictures and the generator of the data are not in the database. */
const isData = (path: string) =>
  /\.(?:ts|json)$/u.test(path) && !/^(?:illustrations|generate|node_modules)\b/u.test(path)

/**
 * Names the demonstration world of a year: changes whenever a file it is made of does. Reads the files without running
 * them, because a shop that is seeded already has no use for the world in memory.
 */
export const worldVersion = async (year: number) => {
  const paths = (await readdir(fixtures, { recursive: true })).filter(isData).toSorted()
  const hash = createHash("sha256")
  for (const path of paths) hash.update(path).update(await readFile(join(fixtures, path)))
  return `${year}-${hash.digest("hex").slice(0, 16)}`
}

/** Builds the demonstration world; nothing of the assortment is kept, so that it can be forgotten after seeding. */
export const buildWorld = async (year: number, version: string): Promise<World> => {
  const [{ buildAssortment }, { markets }, { places }] = await Promise.all([
    import("@heimwerk/fixtures/assortment.ts"),
    import("@heimwerk/fixtures/markets/markets.ts"),
    import("@heimwerk/fixtures/places.ts"),
  ])
  return { version, markets: markets(year), places, assortment: buildAssortment() }
}
