import { assert, describe, it } from "@effect/vitest"
import { isOneTypoAway } from "@heimwerk/core/place/typoIndex.ts"
import { editDistance } from "@heimwerk/core/search/editDistance.ts"
import fc from "fast-check"

describe("one typo", () => {
  it.each([
    ["hamburg", "hamburg", true],
    ["hamburg", "hmburg", true],
    ["hamburg", "hammburg", true],
    ["hamburg", "homburg", true],
    ["hamburg", "hamubrg", true],
    ["hamburg", "ahmburg", true],
    ["hamburg", "hamburgx", true],
    ["hamburg", "amburg", true],
    ["hamburg", "hambrgu", false],
    ["hamburg", "hombarg", false],
    ["hamburg", "mburg", false],
    ["abcd", "acbdx", false],
    ["ab", "ba", true],
    ["ab", "bac", false],
    ["abxy", "bay", false],
    ["", "a", true],
    ["", "ab", false],
    ["", "", true],
  ])("the words %s and %s differ by at most one typo: %s", (left, right, expected) => {
    assert.strictEqual(isOneTypoAway(left, right), expected)
    assert.strictEqual(isOneTypoAway(right, left), expected)
  })

  it("isOneTypoAway returns true exactly when the edit distance is at most 1", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (left, right) => {
        assert.strictEqual(isOneTypoAway(left, right), editDistance(left, right, 1) !== undefined)
      }),
      { numRuns: 5_000 },
    )
  })
})
