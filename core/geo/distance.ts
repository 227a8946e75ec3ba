import type { GeoPoint } from "../values/GeoPoint.ts"
import { grouped } from "../values/grouped.ts"

/** Diameter of the earth for computing distances, in km (forms and markets 4.3). */
export const earthDiameterKm = 12_742.142

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the distance between two positions in km, by the haversine formula (forms and markets 4.3).
 * @stability stable
 * @example
 * import { distanceKm } from "@heimwerk/core/geo"
 *
 * const km = distanceKm({ lat: 50.951, lng: 6.918 }, { lat: 50.7374, lng: 7.0982 })
 * Math.round(km) // => 27
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
 * @example
 * import { distanceText } from "@heimwerk/core/geo"
 *
 * distanceText(1_234.5) // => "1.234,5 Km"
 */
export const distanceText = (km: number): string => {
  const tenths = Math.round(km * 10)
  return `${grouped(Math.floor(tenths / 10))},${tenths % 10} Km`
}
