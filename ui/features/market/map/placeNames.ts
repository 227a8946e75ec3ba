import { divIcon, type LatLngTuple, type Map as LeafletMap, type Marker, marker } from "leaflet"

import mapPlaces from "./mapPlaces.json" with { type: "json" }
import styles from "./MarketMap.module.css"
import { spread } from "./spread.ts"

interface NamedPlace {
  readonly name: string
  readonly at: LatLngTuple
}

/** Names and positions of towns and districts, largest first (GeoNames, CC BY 4.0). */
const places = mapPlaces.flatMap(([name, lat, lng]): ReadonlyArray<NamedPlace> =>
  typeof name === "string" && typeof lat === "number" && typeof lng === "number"
    ? [{ name, at: [lat, lng] }]
    : [],
)

const nameTag = ({ at, name }: NamedPlace): Marker => {
  const element = document.createElement("span")
  element.className = styles["town"] ?? ""
  element.textContent = name
  const icon = divIcon({ html: element, className: styles["place"] ?? "", iconSize: [0, 0] })
  return marker(at, { icon, pane: "names", keyboard: false, interactive: false })
}

/**
 * Shows as many place names as fit on a map without tiles. Screen readers skip them; the list has the
 * markets' addresses. Returns the function that removes the names.
 */
export const showPlaceNames = (map: LeafletMap): (() => void) => {
  const pane = map.getPane("names") ?? map.createPane("names")
  pane.classList.add(styles["names"] ?? "")
  pane.setAttribute("aria-hidden", "true")
  const drawn = new Map<NamedPlace, Marker>()

  const draw = () => {
    const seen = map.getBounds()
    const shown = new Set(
      spread(
        places
          .filter(({ at }) => seen.contains(at))
          .map((place) => [place, map.latLngToContainerPoint(place.at)] as const),
      ),
    )
    for (const [place, tag] of drawn) {
      if (shown.has(place)) continue
      tag.remove()
      drawn.delete(place)
    }
    for (const place of shown) if (!drawn.has(place)) drawn.set(place, nameTag(place).addTo(map))
  }
  map.on("moveend", draw)
  draw()
  return () => {
    map.off("moveend", draw)
    for (const tag of drawn.values()) tag.remove()
  }
}
