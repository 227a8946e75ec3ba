import type { GeoPoint } from "../values/GeoPoint.ts"
import { grouped } from "../values/grouped.ts"

/** Diameter of the earth for computing distances, in km (forms and markets 4.3). */
export const earthDiameterKm = 12_742.142

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the distance between two positions in km, by the haversine formula (forms and markets 4.3).
 * @stability stable
 */
export const distanceKm = (a: GeoPoint, b: GeoPoint): number => {
  const lat = Math.sin(radians(b.lat - a.lat) / 2)
  const lng = Math.sin(radians(b.lng - a.lng) / 2)
  const half = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng * lng
  return earthDiameterKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/**
 * Formats a distance in km: `12,3 Km`, `1.234,5 Km` (storefront 9, formats). Does not use `Intl`, because the first
 * number that `Intl` formats takes several ms.
 * @stability stable
 */
export const distanceText = (km: number): string => {
  const tenths = Math.round(km * 10)
  return `${grouped(Math.floor(tenths / 10))},${tenths % 10} Km`
}
