import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { firstRanks } from "@heimwerk/adapters/sql/search/firstRanks.ts"

describe("firstRanks", () => {
  it("firstRanks returns the same page as sorting all 6,000 articles by key, then rank", () => {
    const page = fc.record({
      keys: fc.integer({ min: 1, max: 9000 }),
      offset: fc.integer({ min: 0, max: 6500 }),
      size: fc.integer({ min: 1, max: 96 }),
    })
    const hits = Int32Array.from({ length: 6000 }, (_, rank) => rank)
    for (const { keys, offset, size } of fc.sample(page, { numRuns: 10, seed: 20_261_124 })) {
      const keyOf = (rank: number) => (rank * 7919) % keys
      const sorted = Array.from(hits).sort((a, b) => keyOf(a) - keyOf(b) || a - b)
      assert.deepStrictEqual(firstRanks(hits, keyOf, offset, size), sorted.slice(offset, offset + size))
    }
  })
})
