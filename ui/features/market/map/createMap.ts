import {
  type Coords,
  divIcon,
  type DoneCallback,
  DomEvent,
  GridLayer,
  latLngBounds,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  type Marker,
  polygon,
  svg,
} from "leaflet"

import styles from "./MarketMap.module.css"
import type { MapTiles, MapView } from "./MapPoint.ts"
import outline from "./outline.json" with { type: "json" }

/** The corners of Germany with some room around, beyond which the map does not go. */
const germany = latLngBounds([46.2, 3.9], [56.1, 17.1])
const zooms = { minZoom: 5, maxZoom: 16 }

/** A button that has the focus is this far from the map's edge, in pixels; on the right it keeps clear of those that zoom. */
const edge = 60
const rightEdge = 90

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** The federal states, from the shop's own data: they need nobody's consent. */
const drawOutline = (map: LeafletMap) => {
  const pane = map.createPane("outline")
  pane.classList.add(styles["outline"] ?? "")
  const renderer = svg({ pane: "outline", padding: 0.5 })
  for (const { rings } of outline) {
    // One polygon a ring: an island is not a hole in the mainland.
    for (const ring of rings) {
      polygon(
        ring.map(([lat = 0, lng = 0]): [number, number] => [lat, lng]),
        { pane: "outline", renderer, interactive: false, className: styles["state"] ?? "" },
      ).addTo(map)
    }
  }
}

/** A map of Germany without any control of Leaflet's own: what can be pressed is drawn by the page. */
export const createMap = (element: HTMLElement, view: MapView): LeafletMap => {
  const still = isStill()
  const map = leafletMap(element, {
    ...zooms,
    center: [view.lat, view.lng],
    zoom: view.zoom,
    maxBounds: germany,
    maxBoundsViscosity: 0.8,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  })
  drawOutline(map)
  return map
}

/** Moves the map; at once for those who want no motion. */
export const moveTo = (map: LeafletMap, { lat, lng, zoom }: MapView): void => {
  map.setView([lat, lng], zoom, { animate: !isStill() })
}

/** Leaflet's own layer of pictures empties them with a `data:` address, which the pages' security policy refuses. */
class Tiles extends GridLayer {
  readonly #address: string

  constructor({ address }: MapTiles) {
    super({ ...zooms, className: styles["tile"] ?? "" })
    this.#address = address
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement("img")
    image.alt = ""
    image.referrerPolicy = "no-referrer"
    image.addEventListener("load", () => done(undefined, image))
    image.addEventListener("error", () => done(new Error("A map tile did not come."), image))
    image.src = this.#address.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y))
    return image
  }
}

/** Draws the streets; from here on the map asks the tiles' server. */
export const addTiles = (map: LeafletMap, tiles: MapTiles): GridLayer => new Tiles(tiles).addTo(map)

/** Puts a button on the map that does not pass its clicks on to it. */
export const addButton = (
  map: LeafletMap,
  { lat, lng }: { readonly lat: number; readonly lng: number },
  element: HTMLButtonElement,
): Marker => {
  DomEvent.disableClickPropagation(element)
  // The browser would scroll the map's frame to a button at its edge; the map moves instead.
  element.addEventListener("focus", () => {
    map.getContainer().scrollTo(0, 0)
    map.panInside([lat, lng], {
      paddingTopLeft: [edge, edge],
      paddingBottomRight: [rightEdge, edge],
      animate: !isStill(),
    })
  })
  const icon = divIcon({ html: element, className: styles["place"] ?? "", iconSize: [0, 0] })
  return marker([lat, lng], { icon, keyboard: false, interactive: false }).addTo(map)
}
