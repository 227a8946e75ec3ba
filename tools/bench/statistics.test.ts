import { assert, describe, it } from "@effect/vitest"

import { spreadOf, verdictOf } from "./statistics.ts"

describe("the spread of values", () => {
  it.each([
    [[5], { low: 5, median: 5, high: 5 }],
    [[5, 1, 4, 2, 3], { low: 2, median: 3, high: 4 }],
    [[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], { low: 4, median: 6, high: 9 }],
  ])("the quartiles of %j are %j", (values, spread) => {
    assert.deepStrictEqual(spreadOf(values), spread)
  })

  it("the median of an empty list is NaN", () => {
    assert.isNaN(spreadOf([]).median)
  })
})

describe("a promise of ten times", () => {
  it.each([
    [10.1, 12, 13, "held", "three quarters of the rounds keep it"],
    [10, 12, 13, "close", "a quarter of the rounds is only equal"],
    [8, 11, 13, "close", "the rounds differ"],
    [8, 9, 10.1, "close", "a quarter of the rounds keeps it"],
    [8, 9, 10, "missed", "three quarters of the rounds are at most equal"],
  ])(
    "measured ratios with the quartiles %d, %d and %d get the verdict %s for the promise of a ratio above 10: %s",
    (low, median, high, verdict) => {
      assert.strictEqual(verdictOf({ low, median, high }, 10), verdict)
    },
  )
})
