import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import { type Box, placeLabels } from "../../../../ui/features/market/map/placeLabels.ts"

const map = { width: 900, height: 600 }
const town = (name: string, x: number, y: number) => ({ name, x, y, size: 13 })

const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

describe("the place names on the map", () => {
  it.each([
    [
      "the name of the more important of two places in one spot",
      [town("Köln", 400, 300), town("Köln-Deutz", 402, 302)],
      ["Köln right"],
    ],
    [
      "the names of two places that are far apart",
      [town("Köln", 400, 300), town("Bonn", 500, 300)],
      ["Köln right", "Bonn right"],
    ],
    [
      "the name of a place on its left side if the right side has no room",
      [town("Bonn", 400, 300), town("Köln", 380, 300)],
      ["Bonn right", "Köln left"],
    ],
    [
      "the name of a place on its left side at the right edge of the map",
      [town("Görlitz", 890, 300)],
      ["Görlitz left"],
    ],
    ["no name for a place at the lower edge of the map", [town("Konstanz", 400, 598)], []],
  ])("the map shows %s", (_, places, shown) => {
    assert.deepStrictEqual(
      placeLabels(places, [], map).map(({ place, side }) => `${place.name} ${side}`),
      shown,
    )
  })

  it("the map shows no name for a place that a pin covers", () => {
    const pin = { left: 380, right: 520, top: 280, bottom: 320 }
    assert.deepStrictEqual(placeLabels([town("Köln", 400, 300)], [pin], map), [])
  })

  it("the map shows at most 60 place names", () => {
    const places = Array.from({ length: 200 }, (_, index) =>
      town("A", (index % 20) * 40 + 20, Math.floor(index / 20) * 50 + 20),
    )
    assert.strictEqual(placeLabels(places, [], map).length, 60)
  })

  it("place names on the map do not cover each other or a pin, and stay inside the map", () => {
    const spot = { x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) }
    const place = fc.record({
      ...spot,
      name: fc.string({ minLength: 1, maxLength: 24 }),
      size: fc.constantFrom(13, 14, 16),
    })
    const pin = fc
      .record(spot)
      .map(({ x, y }) => ({ left: x - 32, right: x + 32, top: y - 64, bottom: y + 2 }))
    fc.assert(
      fc.property(fc.array(place), fc.array(pin), (places, pins) => {
        const boxes = placeLabels(places, pins, map).map(({ box }) => box)
        for (const [index, box] of boxes.entries()) {
          assert.isTrue(box.left >= 0 && box.top >= 0 && box.right <= 900 && box.bottom <= 600)
          for (const other of [...pins, ...boxes.slice(index + 1)]) assert.isTrue(areApart(box, other))
        }
      }),
    )
  })
})
