import { inject } from "@effect/vitest"

import { outputOf } from "./support/command.ts"
import { type SizedProgram, testPromisedSizes, testSizes } from "./support/programSize.ts"

const folder = inject("consumer")
const manual = "core/README.md"

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
    promise: [manual, "all price rules at most 2 KB"],
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
    promise: [manual, "opening hours and distances at most 6 KB"],
    text: async () => `
      export { openingStatus, openRanges, rangesText } from "@heimwerk/core/market"
      export { distanceKm, distanceText, makeNearest } from "@heimwerk/core/geo"
      export { berlinTime } from "@heimwerk/core/values"`,
  },
  {
    name: "contact data: decoding with Effect, checks and messages",
    maxKb: 26,
    promise: [manual, "contact data with their schema at most 26 KB"],
    text: async () => `
      export { contactMessage, decodeContact, wrongFields } from "@heimwerk/core/forms"
      export { defaultBrand } from "@heimwerk/core/environment"`,
  },
]

testSizes(folder, programs)

testPromisedSizes([manual], programs)
