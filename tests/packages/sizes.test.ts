import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { assert, inject, it } from "@effect/vitest"

import { outputOf } from "./support/command.ts"
import { installed } from "./support/installed.ts"
import { type SizedProgram, testSize } from "./support/programSize.ts"

const folder = inject("consumer")

/**
 * Returns the names of all rules of a folder, separated by commas: all its exports except schemas, whose
 * names begin with a capital letter.
 */
const rulesOf = async (noun: string): Promise<string> => {
  const list = `console.log(Object.keys(await import("@heimwerk/core/${noun}")).filter((name) => /^[a-z]/u.test(name)).join())`
  return (await outputOf(folder, "node", "--input-type=module", "--eval", list)).trim()
}

const programs: ReadonlyArray<SizedProgram> = [
  {
    name: "all price rules",
    maxKb: 2,
    text: async () => `export { ${await rulesOf("price")} } from "@heimwerk/core/price"`,
  },
  {
    name: "one rule from the root of the package",
    maxKb: 1,
    text: async () => `export { formatCents } from "@heimwerk/core"`,
  },
  {
    name: "opening hours and distances of markets",
    maxKb: 6,
    text: async () => `
      export { openingStatus, openRanges, rangesText } from "@heimwerk/core/market"
      export { distanceKm, distanceText, makeNearest } from "@heimwerk/core/geo"
      export { berlinTime } from "@heimwerk/core/values"`,
  },
  {
    name: "client with catalogue, suggestions and stock",
    maxKb: 12,
    text: async () => `export { catalog, createShop, stocks, suggestions } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with checkout, account and orders",
    maxKb: 12,
    text: async () => `export { account, checkout, createShop, orders } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client of a worker with markets, prices and the requests of the basket",
    maxKb: 8,
    text: async () => `export { basketCalls, createShop, markets, prices } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with the newsletter only",
    maxKb: 4,
    text: async () => `export { createShop, newsletter } from "@heimwerk/adapters/client"`,
  },
  {
    name: "contact data: decoding with Effect, checks and messages",
    maxKb: 26,
    text: async () => `
      export { contactMessage, decodeContact, wrongFields } from "@heimwerk/core/forms"
      export { defaultBrand } from "@heimwerk/core/environment"`,
  },
]

for (const program of programs) testSize(folder, program)

it("the client in one file, for pages without a build step, has at most 50 KB gzip", () => {
  const file = join(installed(folder, "adapters"), "client", "bundle.js")
  const kb = gzipSync(readFileSync(file), { level: 9 }).length / 1024
  console.log(`${kb.toFixed(2)} KB of 50: client in one file`)
  assert.isAtMost(kb, 50)
})
