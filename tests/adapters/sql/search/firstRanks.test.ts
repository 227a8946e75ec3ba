import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { vi } from "vitest"

import { firstRanks } from "@heimwerk/adapters/sql/search/firstRanks.ts"

describe("firstRanks", () => {
  it("firstRanks returns the same page of random articles as sorting them by key, then rank, from both ends", () => {
    const list = fc.record({
      articles: fc.constantFrom(0, 1, 5, 4500, 6000),
      keys: fc.constantFrom(1, 7, 9000),
      size: fc.constantFrom(1, 96, 3500),
      share: fc.double({ min: 0, max: 1.1, noNaN: true }),
      step: fc.integer({ min: 1, max: 3 }),
    })
    for (const { articles, keys, share, size, step } of fc.sample(list, { numRuns: 60, seed: 20_261_124 })) {
      const hits = Int32Array.from({ length: articles }, (_, index) => index * step)
      const keyOf = (rank: number) => (rank * 7919) % keys
      const sorted = Array.from(hits).sort((a, b) => keyOf(a) - keyOf(b) || a - b)
      const offset = Math.floor(articles * share)
      assert.deepStrictEqual(firstRanks(hits, keyOf, offset, size), sorted.slice(offset, offset + size))
    }
  })

  it("firstRanks sorts as few articles for the last page as for the first page", () => {
    const hits = Int32Array.from({ length: 100_000 }, (_, rank) => rank)
    const sort = vi.spyOn(Float64Array.prototype, "sort")
    const sorted = (offset: number) => {
      sort.mockClear()
      firstRanks(hits, (rank) => (rank * 7919) % 100_000, offset, 96)
      return Math.max(...sort.mock.results.map(({ type, value }) => (type === "return" ? value.length : 0)))
    }
    assert.deepStrictEqual([sorted(0), sorted(100_000 - 96)], [4096, 4096])
    sort.mockRestore()
  })
})
