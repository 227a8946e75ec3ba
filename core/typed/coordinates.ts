import type { GeoPoint } from "../values/GeoPoint.ts"

const pair = /^([+-]?\d{1,3}(?:\.\d+)?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d+)?)$/u

/**
 * Parses a position `lat,lng` in degrees with a decimal point: `50.94,6.96`. Returns `undefined` for any
 * other text, and `"outside"` for coordinates out of range.
 */
export const parseCoordinates = (text: string): GeoPoint | "outside" | undefined => {
  const parts = text.length > 100 ? null : pair.exec(text.trim())
  if (parts === null) return undefined
  const [lat, lng] = [Number(parts[1]), Number(parts[2])]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : "outside"
}
