import { assert, describe, it } from "@effect/vitest"
import { distanceKm, distanceText } from "@heimwerk/core/geo/distance.ts"
import { makeNearest } from "@heimwerk/core/geo/nearest.ts"
import * as fc from "fast-check"

const cologne = { lat: 50.9387, lng: 6.9547 }
const berlin = { lat: 52.5323, lng: 13.3846 }

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe("the distance between two positions", () => {
  it("the computed distance between Köln and Berlin is about 477 km", () => {
    assert.closeTo(distanceKm(cologne, berlin), 477.1, 0.5)
  })

  it("the computed distance from a position to itself is 0, and the computed distance to the opposite point of the earth is half the circumference", () => {
    assert.strictEqual(distanceKm(cologne, cologne), 0)
    assert.closeTo(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }), (Math.PI * 12_742.142) / 2, 1e-6)
  })

  it("the distance between two points on opposite sides of the date line is measured across the date line", () => {
    assert.isBelow(distanceKm({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }), 23)
  })

  it("the computed distance between two positions is the same in both directions and never exceeds half the circumference of the earth", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const km = distanceKm(a, b)
        return Math.abs(km - distanceKm(b, a)) < 1e-6 && km >= 0 && km <= (Math.PI * 12_742.142) / 2
      }),
    )
  })

  it.each([
    [0, "0,0 Km"],
    [0.04, "0,0 Km"],
    [0.05, "0,1 Km"],
    [12.34, "12,3 Km"],
    [12.35, "12,4 Km"],
    [1234.5, "1.234,5 Km"],
    [999.99, "1.000,0 Km"],
  ])("a distance of %d km is shown as %s", (km, text) => {
    assert.strictEqual(distanceText(km), text)
  })

  it("every distance on earth is shown as Intl formats it for German readers", () => {
    const intl = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20_100, noNaN: true }), (km) => {
        assert.strictEqual(distanceText(km), `${intl.format(km)} Km`)
      }),
    )
  })
})

describe("the nearest items", () => {
  const items = [
    { id: "berlin", point: berlin },
    { id: "köln", point: cologne },
    { id: "köln again", point: cologne },
    { id: "deutz", point: { lat: 50.9388, lng: 6.975 } },
  ]
  const nearest = makeNearest(items, (item) => item.point)
  const ids = (limit: number) => nearest(cologne, limit).map(({ item }) => item.id)

  it("the nearest items are sorted by distance, and items at equal distance are in the order of the list", () => {
    assert.deepStrictEqual(ids(4), ["köln", "köln again", "deutz", "berlin"])
  })

  it("the search for the nearest items returns at most the requested number of items", () => {
    assert.deepStrictEqual(ids(1), ["köln"])
    assert.lengthOf(ids(100), 4)
    assert.deepStrictEqual([ids(0), ids(-1), ids(Number.NaN)], [[], [], []])
    assert.deepStrictEqual(makeNearest([], () => cologne)(cologne, 3), [])
  })

  it("each of the nearest items is returned with its distance", () => {
    assert.deepStrictEqual(
      nearest(berlin, 2).map(({ distanceKm }) => Math.round(distanceKm)),
      [0, 475],
    )
  })

  it("a search for all items returns the whole list in order of distance, each item with its exact distance", () => {
    const anyPlace = fc.oneof(
      point,
      fc.record({ lat: fc.integer({ min: 47, max: 49 }), lng: fc.integer({ min: 6, max: 8 }) }),
    )
    fc.assert(
      fc.property(
        fc.array(anyPlace, { minLength: 66, maxLength: 120, size: "max" }),
        anyPlace,
        (points, from) => {
          const all = points.map((place, index) => ({ index, place }))
          const found = makeNearest(all, ({ place }) => place)(from, all.length)
          assert.strictEqual(new Set(found.map(({ item }) => item)).size, all.length)
          found.forEach((near, rank) => {
            assert.strictEqual(near.distanceKm, distanceKm(from, near.item.place))
            const next = found[rank + 1]
            if (next === undefined) return
            assert.isAtMost(near.distanceKm, next.distanceKm + 1e-6)
            if (near.distanceKm === next.distanceKm) assert.isBelow(near.item.index, next.item.index)
          })
        },
      ),
    )
  })

  it("a search for the 64 nearest of 65 items returns the first 64 items of a search for all 65", () => {
    const line = Array.from({ length: 65 }, (_, index) => ({ lat: 48 + ((index * 7) % 65) / 10, lng: 9 }))
    const ask = makeNearest(line, (each) => each)
    assert.deepStrictEqual(ask(cologne, 65).slice(0, 64), ask(cologne, 64))
    assert.lengthOf(ask(cologne, 64.9), 64)
  })

  it("the nearest items are also found at both poles", () => {
    const poles = Array.from({ length: 70 }, (_, index) => ({ lat: index % 2 === 0 ? 90 : -90, lng: 0 }))
    const found = makeNearest(poles, (pole) => pole)({ lat: 90, lng: 0 }, 70)
    assert.deepStrictEqual(
      found.map(({ item }) => item.lat),
      [...Array.from({ length: 35 }, () => 90), ...Array.from({ length: 35 }, () => -90)],
    )
  })

  it("the nearest items have the same distances as after sorting the whole list by the haversine formula", () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 120, size: "max" }),
        point,
        fc.integer({ min: 1, max: 130 }),
        (points, from, limit) => {
          const found = makeNearest(points, (p) => p)(from, limit).map((near) => near.distanceKm)
          const sorted = points
            .map((p) => distanceKm(from, p))
            .sort((a, b) => a - b)
            .slice(0, limit)
          assert.lengthOf(found, sorted.length)
          found.forEach((km, index) => assert.closeTo(km, sorted[index] ?? -1, 1e-3))
        },
      ),
    )
  })
})
