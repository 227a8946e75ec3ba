import { assert, describe, it } from "@effect/vitest"
import { type Bounds, makeClusters, type MapItem } from "@heimwerk/adapters/maps/clusters.ts"
import * as fc from "fast-check"

const world: Bounds = { west: -180, south: -85, east: 180, north: 85 }

/** Clusters and pins drawn at a zoom level, for points on the equator at the given longitudes. */
const shown = (longitudes: ReadonlyArray<number>, zoom: number): ReadonlyArray<MapItem> =>
  makeClusters(Float64Array.from(longitudes.flatMap((lng) => [lng, 0])))(world, zoom)

const counts = (items: ReadonlyArray<MapItem>): ReadonlyArray<number> =>
  items.map((item) => (item.kind === "cluster" ? item.count : 1)).toSorted((a, b) => a - b)

describe("makeClusters", () => {
  // At zoom 6 the equator is 256 * 2^6 = 16,384 pixels long, so 200 pixels are 4.39 degrees.
  it.each([
    ["three points in one place", [10, 10, 10], [1, 1, 1]],
    ["four points in one place", [10, 10, 10, 10], [4]],
    ["four points within 200 pixels", [0, 4.3, 4.3, 4.3], [4]],
    ["four points with more than 200 pixels between one and the others", [0, 4.5, 4.5, 4.5], [1, 1, 1, 1]],
    ["no points", [], []],
  ])(
    "the map draws %s (longitudes %j) as pins and clusters with these numbers of points: %j",
    (_, longitudes, expected) => {
      assert.deepStrictEqual(counts(shown(longitudes, 6)), expected)
    },
  )

  it("the map draws a pin for every point at zoom 16, even for points in one place", () => {
    assert.deepStrictEqual(counts(shown([10, 10, 10, 10], 16)), [1, 1, 1, 1])
  })

  it("at every zoom, the pins and clusters of the map together contain as many points as were given, and clusters have at least 4 points", () => {
    const longitudes = fc.array(fc.double({ min: -179, max: 179, noNaN: true }), { maxLength: 40 })
    fc.assert(
      fc.property(longitudes, fc.integer({ min: 0, max: 18 }), (given, zoom) => {
        const items = shown(given, zoom)
        const total = counts(items).reduce((sum, count) => sum + count, 0)
        assert.strictEqual(total, given.length)
        for (const item of items) if (item.kind === "cluster") assert.isAtLeast(item.count, 4)
      }),
    )
  })
})
