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
    ["hides on the way down and shows on the way up", [100, 90], [false, true]],
    ["does nothing below 5 px", [4, 100, 96], [true, false, false]],
    ["turns at exactly 5 px", [5, 100, 95], [false, false, true]],
    ["adds up short ways", [3, 6, 4, 1], [true, false, false, true]],
    ["shows at the top", [100, 0], [false, true]],
    ["begins anew at the top, however short the way there", [100, 3, 0, 6], [false, true, true, false]],
    ["shows above the top, and hides from the top on", [100, -40, 4, 5], [false, true, true, false]],
  ])("%s", (_, positions, expected) => {
    assert.deepStrictEqual(visibility(positions), expected)
  })

  it("does not hide without the responsive search", () => {
    assert.deepStrictEqual(visibility([100, 300], false), [true, true])
  })

  it("is always visible at the top and hidden after a way down, wherever the visitor was", () => {
    const positions = fc.array(fc.integer({ min: -50, max: 5_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(positions, fc.integer({ min: scrollThreshold, max: 500 }), (way, down) => {
        const deepest = Math.max(0, ...way)
        assert.deepStrictEqual(visibility([...way, deepest + down, 0]).slice(-2), [false, true])
      }),
    )
  })
})
