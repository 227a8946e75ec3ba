import turfDistance from "@turf/distance"
import { distanceKm } from "@heimwerk/core/geo/distance.ts"
import { makeNearest } from "@heimwerk/core/geo/nearest.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { getDistance, orderByDistance } from "geolib"
import haversine from "haversine-distance"

import { compare } from "./compare.ts"
import type { Verdict } from "./statistics.ts"

const cologne = { lat: 50.9387, lng: 6.9547 }
const lngLatOf = ({ lat, lng }: GeoPoint): [lng: number, lat: number] => [lng, lat]

/** Returns points spread over Germany, the same points in every run. */
const points = (count: number): Array<GeoPoint> =>
  Array.from({ length: count }, (_, index) => ({
    lat: 47.3 + ((index * 0.618_033_988_7) % 1) * 7.7,
    lng: 5.9 + ((index * 0.754_877_666_2) % 1) * 9.1,
  }))

/** A measured way to find the nearest points. */
interface Way {
  readonly name: string
  readonly find: (limit: number) => unknown
  readonly order: (limit: number) => ReadonlyArray<GeoPoint>
}

const way = <Found>(
  name: string,
  find: (limit: number) => ReadonlyArray<Found>,
  pointOf: (found: Found) => GeoPoint,
): Way => ({ name, find, order: (limit) => find(limit).map(pointOf) })

/**
 * Computes every distance once and sorts the points: the fastest way to use a function that returns the
 * distance of two points.
 */
const decorated = (
  name: string,
  all: ReadonlyArray<GeoPoint>,
  distance: (point: GeoPoint, index: number) => number,
): Way =>
  way(
    name,
    (limit) =>
      all
        .map((item, index) => ({ item, distance: distance(item, index) }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit),
    ({ item }) => item,
  )

const waysOf = (all: Array<GeoPoint>) => {
  const prepared = makeNearest(all, (point) => point)
  const lngLat = all.map(lngLatOf)
  const from = lngLatOf(cologne)
  const own = new Map<unknown, GeoPoint>(all.map((point) => [point, point]))
  return {
    core: way(
      "core: `makeNearest`",
      (limit) => prepared(cologne, limit),
      ({ item }) => item,
    ),
    unprepared: way(
      "core, the list prepared for this one question",
      (limit) => makeNearest(all, (point) => point)(cologne, limit),
      ({ item }) => item,
    ),
    ours: decorated("core: `distanceKm` of each, sorted", all, (point) => distanceKm(cologne, point)),
    peers: [
      way(
        "geolib: `orderByDistance`",
        (limit) => orderByDistance(cologne, all).slice(0, limit),
        (found) => own.get(found) ?? cologne,
      ),
      decorated("geolib: `getDistance` of each, sorted", all, (point) => getDistance(cologne, point)),
      decorated("haversine-distance of each, sorted", all, (point) => haversine(cologne, point)),
      decorated("@turf/distance of each, sorted", all, (_, index) =>
        turfDistance(from, lngLat[index] ?? from),
      ),
    ],
  }
}

/**
 * Throws if a library finds other points than expected, or in another order. The libraries use different
 * sizes of the earth, which does not change the order; geolib rounds to whole metres, so points whose
 * distances differ by less than a metre may be swapped.
 */
const checkOrder = (expected: ReadonlyArray<GeoPoint>, { name, order }: Way, limit: number): void => {
  const toleranceKm = name.startsWith("geolib") ? 0.001 : 1e-6
  const actual = order(limit)
  const right = expected.every((point, index) => {
    const other = actual[index]
    return (
      other !== undefined && Math.abs(distanceKm(cologne, point) - distanceKm(cologne, other)) < toleranceKm
    )
  })
  if (!right || new Set(actual).size !== expected.length) throw new Error(`${name} gives another order.`)
}

/**
 * Compares ways to find the nearest 6 points, and ways to sort all points by distance. Uses as many points as
 * the shop has markets, and then far more points.
 */
export const nearestPoints = (): ReadonlyArray<Verdict> =>
  [300, 100_000].flatMap((count) => {
    const { core, ours, peers, unprepared } = waysOf(points(count))
    return [6, count].flatMap((limit) => {
      const expected = core.order(limit)
      for (const each of [ours, unprepared, ...peers]) checkOrder(expected, each, limit)
      const contender = ({ find, name }: Way) => ({ name, run: () => find(limit) })
      return compare(
        limit === count ? `All ${count} points by distance` : `The nearest ${limit} of ${count} points`,
        contender(core),
        [
          { ...contender(ours), ...(limit === 6 && count === 100_000 ? { promise: 10 } : {}) },
          contender(unprepared),
          ...peers.map((peer) => ({ ...contender(peer), promise: 1 })),
        ],
        count > 1000 ? 5 : 11,
      )
    })
  })
