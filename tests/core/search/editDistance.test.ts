import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { editDistance } from "@heimwerk/core/search/editDistance.ts"

/** Reference implementation of the edit distance from its definition, without a limit. */
const plain = (left: string, right: string): number => {
  const known = new Map<string, number>()
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const before = known.get(`${i} ${j}`)
    if (before !== undefined) return before
    const ways = [
      from(i - 1, j) + 1,
      from(i, j - 1) + 1,
      from(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1),
      ...(i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
        ? [from(i - 2, j - 2) + 1]
        : []),
    ]
    const fewest = Math.min(...ways)
    known.set(`${i} ${j}`, fewest)
    return fewest
  }
  return from(left.length, right.length)
}

describe("edit distance", () => {
  it.each([
    ["hammer", "hammer", 0],
    ["hammer", "hamer", 1],
    ["hammer", "hammmer", 1],
    ["hammer", "hummer", 1],
    ["hammer", "hamemr", 1],
    ["bohrmaschine", "bormaschiene", 2],
    ["hammer", "zange", undefined],
  ] as const)(
    "with the limit 2, the edit distance from '%s' to '%s' is (undefined: above the limit): %s",
    (left, right, mistakes) => {
      assert.strictEqual(editDistance(left, right, 2), mistakes)
    },
  )

  it("up to its limit, the edit distance equals the result of the reference implementation", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (left, right, limit) => {
        const distance = plain(left, right)
        assert.strictEqual(editDistance(left, right, limit), distance <= limit ? distance : undefined)
      }),
      { numRuns: 2000 },
    )
  })
})
