import type { GeoPoint } from "../values/GeoPoint.ts"
import { itemAt } from "../values/itemAt.ts"
import { numberAt } from "../values/numberAt.ts"
import { distanceKm, earthDiameterKm } from "./distance.ts"

/**
 * An item with its distance in km.
 * @stability stable
 * @example
 * import { distanceKm, distanceText, type Near } from "@heimwerk/core/geo"
 *
 * const text = ({ distanceKm, item }: Near<string>) => `${item}: ${distanceText(distanceKm)}`
 * text({ item: "Bonn", distanceKm: 24.46 }) // => "Bonn: 24,5 Km"
 */
export interface Near<Item> {
  readonly item: Item
  readonly distanceKm: number
}

/** Maximum number of results for which a scan is faster than sorting all items. */
const fewest = 64

/**
 * Converts a position to a point on the unit sphere. Comparing straight distances then needs no
 * trigonometry.
 */
const unitVector = ({ lat, lng }: GeoPoint): readonly [x: number, y: number, z: number] => {
  const phi = (lat * Math.PI) / 180
  const lambda = (lng * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Returns the indices of the `count` smallest keys, sorted by key, then by index. Scans the keys once. */
const smallest = (keys: Float64Array, count: number): ReadonlyArray<number> => {
  const bestKeys: Array<number> = []
  const best: Array<number> = []
  for (let index = 0; index < keys.length; index++) {
    const key = numberAt(keys, index)
    if (best.length === count && key >= numberAt(bestKeys, count - 1)) continue
    let at = best.length
    while (at > 0 && numberAt(bestKeys, at - 1) > key) at--
    bestKeys.splice(at, 0, key)
    best.splice(at, 0, index)
    if (best.length > count) {
      bestKeys.pop()
      best.pop()
    }
  }
  return best
}

/**
 * Finds a few nearest items with one scan. It compares squares of straight distances, which have the same
 * order as the distances on the sphere and need no trigonometry.
 */
const nearestFew = <Item>(
  items: ReadonlyArray<Item>,
  pointOf: (item: Item) => GeoPoint,
): ((point: GeoPoint, count: number) => ReadonlyArray<Near<Item>>) => {
  const vectors = new Float64Array(items.length * 3)
  items.forEach((item, index) => vectors.set(unitVector(pointOf(item)), index * 3))
  const keys = new Float64Array(items.length)

  return (point, count) => {
    const [x, y, z] = unitVector(point)
    for (let index = 0, at = 0; index < keys.length; index++, at += 3) {
      const dx = numberAt(vectors, at) - x
      const dy = numberAt(vectors, at + 1) - y
      const dz = numberAt(vectors, at + 2) - z
      keys[index] = dx * dx + dy * dy + dz * dz
    }
    return smallest(keys, count).map((index) => {
      const item = itemAt(items, index)
      return { item, distanceKm: distanceKm(point, pointOf(item)) }
    })
  }
}

/**
 * Upper limit of an integer that contains a distance and an index. JavaScript stores integers exactly up to
 * twice this limit.
 */
const wholeNumbers = 2 ** 52

/** Half the circumference of the earth, in km. */
const furthestKm = (earthDiameterKm * Math.PI) / 2

/**
 * Sorts all items by distance. Numbers sort much faster than objects, so distance and index are packed into
 * one number. Distances are therefore compared in steps: 2 mm for 500,000 items, and less for fewer items.
 */
const allByDistance = <Item>(
  items: ReadonlyArray<Item>,
  pointOf: (item: Item) => GeoPoint,
  point: GeoPoint,
): ReadonlyArray<Near<Item>> => {
  const { length } = items
  const steps = Math.floor(wholeNumbers / length) - 1
  const distances = new Float64Array(length)
  const codes = new Float64Array(length)
  items.forEach((item, index) => {
    const km = distanceKm(point, pointOf(item))
    distances[index] = km
    codes[index] = Math.floor((km / furthestKm) * steps) * length + index
  })
  const found: Array<Near<Item>> = []
  for (const code of codes.sort()) {
    const index = code - Math.floor(code / length) * length
    found.push({ item: itemAt(items, index), distanceKm: numberAt(distances, index) })
  }
  return found
}

/**
 * Returns a function that finds the nearest items of a list: nearest first, at most `limit` (forms and
 * markets 4.3). Items at equal distance keep their order. Make only one function per list, because making it
 * precomputes the positions.
 * @stability stable
 * @example
 * import { makeNearest } from "@heimwerk/core/geo"
 *
 * const towns = [{ name: "Kiel", at: { lat: 54.32, lng: 10.13 } }, { name: "Bonn", at: { lat: 50.74, lng: 7.1 } }]
 * const nearest = makeNearest(towns, ({ at }) => at)
 * nearest({ lat: 50.94, lng: 6.96 }, 1).map(({ item }) => item.name) // => ["Bonn"]
 */
export const makeNearest = <Item>(
  items: ReadonlyArray<Item>,
  pointOf: (item: Item) => GeoPoint,
): ((point: GeoPoint, limit: number) => ReadonlyArray<Near<Item>>) => {
  const few = nearestFew(items, pointOf)
  return (point, limit) => {
    if (!(limit >= 1)) return []
    const count = Math.min(Math.floor(limit), items.length)
    return count > fewest ? allByDistance(items, pointOf, point).slice(0, count) : few(point, count)
  }
}
