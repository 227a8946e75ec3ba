import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import { spread } from "../../../../ui/features/market/map/spread.ts"

const at = (name: string, x: number, y: number) => [name, { x, y }] as const

describe("the place names on the map", () => {
  it.each([
    ["the more important of two in one spot", [at("Köln", 0, 0), at("Deutz", 20, 10)], ["Köln"]],
    ["two that are 112 pixels apart", [at("Köln", 0, 0), at("Bonn", 112, 0)], ["Köln", "Bonn"]],
    ["not two that are 111 pixels apart", [at("Köln", 0, 0), at("Bonn", -111, 39)], ["Köln"]],
    ["two that are 40 pixels one above the other", [at("Köln", 0, 0), at("Bonn", 0, -40)], ["Köln", "Bonn"]],
    ["a third where the second found no room", [at("A", 0, 0), at("B", 60, 0), at("C", 112, 0)], ["A", "C"]],
  ])("the map shows only place names that have enough room: %s", (_, things, names) => {
    assert.deepStrictEqual(spread(things), names)
  })

  it("the map shows at most 40 place names", () => {
    assert.strictEqual(
      spread(Array.from({ length: 60 }, (_, row) => at(String(row), 0, row * 40))).length,
      40,
    )
  })

  it("place names on the map do not overlap, and the most important one is always shown", () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1 }), (spots) => {
        const shown = spread(spots.map((each) => [each, each] as const))
        assert.strictEqual(shown[0], spots[0])
        for (const [place, one] of shown.entries()) {
          for (const other of shown.slice(place + 1)) {
            assert.isTrue(Math.abs(one.x - other.x) >= 112 || Math.abs(one.y - other.y) >= 40)
          }
        }
      }),
    )
  })
})
