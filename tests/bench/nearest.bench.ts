import { distanceKm } from "@heimwerk/core/market/distance.ts"
import { makeNearest } from "@heimwerk/core/market/nearest.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import { compare } from "./measure.ts"

/** Points spread over Germany, the same ones in every run. */
const points = (count: number): ReadonlyArray<GeoPoint> =>
  Array.from({ length: count }, (_, index) => ({
    lat: 47.3 + ((index * 0.618_033_988_7) % 1) * 7.7,
    lng: 5.9 + ((index * 0.754_877_666_2) % 1) * 9.1,
  }))

const cologne = { lat: 50.9387, lng: 6.9547 }

const plain = (all: ReadonlyArray<GeoPoint>, limit: number) =>
  all
    .map((item) => ({ item, distanceKm: distanceKm(cologne, item) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit)

/** The nearest 3 of the markets, and of far more points, against working out every distance and sorting. */
export const nearest = (): void => {
  for (const count of [300, 100_000]) {
    const all = points(count)
    const ask = makeNearest(all, (point) => point)
    compare(`nearest 3 of ${count}`, [
      { name: "every distance, then sort", run: () => plain(all, 3) },
      { name: "market/nearest", run: () => ask(cologne, 3) },
    ])
  }
}
