import { divIcon, type Map as LeafletMap, type Marker, marker } from "leaflet"

import mapPlaces from "./mapPlaces.json" with { type: "json" }
import styles from "./MarketMap.module.css"
import { type Box, placeLabels } from "./placeLabels.ts"

interface NamedPlace {
  readonly name: string
  readonly at: readonly [lat: number, lng: number]
  /** Position in the list of all places, the largest town first. */
  readonly rank: number
}

/** Names and positions of towns and districts, largest first (GeoNames, CC BY 4.0). */
const places = mapPlaces.names.split("|").map((name, rank): NamedPlace => {
  const [lat = 0, lng = 0] = mapPlaces.at.slice(2 * rank, 2 * rank + 2)
  return { name, at: [lat / 1000, lng / 1000], rank }
})

/** Returns the font size in pixels: 16 for the 16 largest towns, 14 for the next 84, 13 for all others. */
const sizeOf = (rank: number): number => (rank < 16 ? 16 : rank < 100 ? 14 : 13)

const nameTag = ({ at, name, rank }: NamedPlace, side: string): Marker => {
  const element = document.createElement("span")
  element.className = styles["town"] ?? ""
  element.dataset["size"] = String(sizeOf(rank))
  element.dataset["side"] = side
  element.textContent = name
  const icon = divIcon({ html: element, className: styles["place"] ?? "", iconSize: [0, 0] })
  return marker([...at], { icon, pane: "names", keyboard: false, interactive: false })
}

/** Yields the visible places, largest first, with their position on the map. */
const visiblePlaces = function* (map: LeafletMap) {
  const seen = map.getBounds()
  const [west, east, south, north] = [seen.getWest(), seen.getEast(), seen.getSouth(), seen.getNorth()]
  for (const place of places) {
    const [lat, lng] = place.at
    if (lat < south || lat > north || lng < west || lng > east) continue
    const { x, y } = map.latLngToContainerPoint([lat, lng])
    yield { ...place, x, y, size: sizeOf(place.rank) }
  }
}

/** Place names on a map. Loaded tiles cover them. */
export interface PlaceNames {
  /** Places the names again, because the map has moved or its pins have changed. */
  readonly draw: () => void
  readonly remove: () => void
}

/**
 * Shows as many place names as fit beside the pins of a map. Screen readers skip them; the list has
 * the markets' addresses.
 *
 * @param pins returns the boxes that names must not cover, relative to the map: pins, clusters, and the controls
 * and texts over the map
 */
export const showPlaceNames = (map: LeafletMap, pins: () => ReadonlyArray<Box>): PlaceNames => {
  const pane = map.getPane("names") ?? map.createPane("names")
  pane.classList.add(styles["names"] ?? "")
  pane.setAttribute("aria-hidden", "true")
  const drawn = new Map<string, Marker>()

  const draw = () => {
    const { x: width, y: height } = map.getSize()
    const labels = placeLabels(visiblePlaces(map), pins(), { width, height })
    const wanted = new Map<string, (typeof labels)[number]>(
      labels.map((label) => [`${label.place.rank} ${label.side}`, label]),
    )
    for (const [key, tag] of drawn) {
      if (wanted.has(key)) continue
      tag.remove()
      drawn.delete(key)
    }
    for (const [key, { place, side }] of wanted)
      if (!drawn.has(key)) drawn.set(key, nameTag(place, side).addTo(map))
  }
  draw()
  return {
    draw,
    remove: () => {
      for (const tag of drawn.values()) tag.remove()
    },
  }
}
