import { assert, describe, it } from "@effect/vitest"
import { headerReducer, scrollThreshold, initialHeader } from "@heimwerk/core/navigation/header.ts"
import * as fc from "fast-check"

const visibility = (positions: ReadonlyArray<number>, hides = true): ReadonlyArray<boolean> => {
  let header = initialHeader
  return positions.map((position) => {
    header = headerReducer(header, position, hides)
    return header.isVisible
  })
}

describe("the header", () => {
  it.each<[string, ReadonlyArray<number>, ReadonlyArray<boolean>]>([
    ["hides when scrolling down and shows when scrolling up", [100, 90], [false, true]],
    ["ignores movements below 5 px", [4, 100, 96], [true, false, false]],
    ["changes at exactly 5 px", [5, 100, 95], [false, false, true]],
    ["adds up short movements in one direction", [3, 6, 4, 1], [true, false, false, true]],
    ["is visible at the top", [100, 0], [false, true]],
    [
      "forgets the scrolled distance at the top, even after a short movement",
      [100, 3, 0, 6],
      [false, true, true, false],
    ],
    [
      "is visible at a negative scroll position and hides when scrolling down from there",
      [100, -40, 4, 5],
      [false, true, true, false],
    ],
  ])("when the visitor scrolls, the header %s", (_, positions, expected) => {
    assert.deepStrictEqual(visibility(positions), expected)
  })

  it("when hiding is switched off for the header of a page, the header stays visible while the visitor scrolls", () => {
    assert.deepStrictEqual(visibility([100, 300], false), [true, true])
  })

  it("the header is visible at the top of the page and hidden after scrolling down, from any position", () => {
    const positions = fc.array(fc.integer({ min: -50, max: 5_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(positions, fc.integer({ min: scrollThreshold, max: 500 }), (way, down) => {
        const deepest = Math.max(0, ...way)
        assert.deepStrictEqual(visibility([...way, deepest + down, 0]).slice(-2), [false, true])
      }),
    )
  })
})
