import { type Map as LeafletMap, type PathOptions, polygon, polyline, svg } from "leaflet"

import baseMap from "./baseMap.json" with { type: "json" }
import styles from "./MarketMap.module.css"
import { positions } from "./positions.ts"

/**
 * Draws land, borders, federal states, lakes and rivers from the shop's own data. It sends no request to
 * another origin and so needs no consent.
 */
export const drawBaseMap = (map: LeafletMap): void => {
  const pane = map.createPane("baseMap")
  pane.classList.add(styles["baseMap"] ?? "")
  const options = (kind: string): PathOptions => ({
    pane: "baseMap",
    renderer,
    interactive: false,
    className: styles[kind] ?? "",
  })
  const renderer = svg({ pane: "baseMap", padding: 0.3 })
  const area = (rings: ReadonlyArray<ReadonlyArray<number>>, kind: string) =>
    polygon(rings.map(positions), options(kind)).addTo(map)
  const lines = (all: ReadonlyArray<ReadonlyArray<number>>, kind: string) =>
    polyline(all.map(positions), { ...options(kind), fill: false }).addTo(map)
  area(baseMap.land, "land")
  lines(baseMap.borders, "border")
  // Each ring of a state is an area of its own, because an island is not a hole in the mainland.
  for (const ring of baseMap.states) area([ring], "state")
  lines(baseMap.rivers, "river")
  area(baseMap.lakes, "lake")
}
