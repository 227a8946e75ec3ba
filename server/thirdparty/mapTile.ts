import baseMap from "@heimwerk/ui/features/market/map/baseMap.json" with { type: "json" }
import { positions } from "@heimwerk/ui/features/market/map/positions.ts"

import { escapeHtml } from "../pages/html.ts"

const size = 256

/** A town on the map with its population. */
export interface MappedTown {
  readonly name: string
  readonly population: number
  readonly lat: number
  readonly lng: number
}

/** Returns the minimum population of the towns shown at a zoom level. */
const smallestTown = (zoom: number): number => {
  if (zoom <= 6) return 500_000
  if (zoom === 7) return 200_000
  if (zoom === 8) return 100_000
  if (zoom === 9) return 50_000
  return zoom === 10 ? 20_000 : 0
}

/** Returns the pixels of a position at a zoom level (web Mercator). */
const pixel = (lat: number, lng: number, zoom: number): readonly [x: number, y: number] => {
  const world = size * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world]
}

const one = (value: number): string => value.toFixed(1)

/**
 * Distance in pixels. A tile also draws the names of towns up to this distance outside its edge, so that the
 * edge cuts no name.
 */
const margin = 160

/** Draws a tile of the simulated map: federal states and towns from the shop's own data. */
export const mapTile = (zoom: number, x: number, y: number, towns: ReadonlyArray<MappedTown>): string => {
  const [left, top] = [x * size, y * size]
  const at = (lat: number, lng: number) => {
    const [px, py] = pixel(lat, lng, zoom)
    return [px - left, py - top] as const
  }
  const states = baseMap.states.map((ring) => {
    const points = positions(ring).map(([lat, lng]) => at(lat, lng).map(one).join(" "))
    return `<path d="M${points.join("L")}Z"/>`
  })
  const names = towns.flatMap(({ lat, lng, name, population }) => {
    if (population < smallestTown(zoom)) return []
    const [px, py] = at(lat, lng)
    if (px < -margin || px > size + margin || py < -margin || py > size + margin) return []
    const text = population >= 100_000 ? 13 : 11
    return `<circle cx="${one(px)}" cy="${one(py)}" r="2.5"/><text x="${one(px + 5)}" y="${one(py + 4)}" font-size="${text}">${escapeHtml(name)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="#dfe9ee"/>`,
    `<g fill="#f4f1e8" stroke="#b9b39f">${states.join("")}</g>`,
    `<g fill="#4a4842" font-family="Arial, sans-serif">${names.join("")}</g></svg>`,
  ].join("")
}
