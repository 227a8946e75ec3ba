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
} from "leaflet"

import { drawBaseMap } from "./drawBaseMap.ts"
import styles from "./MarketMap.module.css"
import type { MapTiles, MapView } from "./MapPoint.ts"

/** The bounding box of Germany with a margin. A map that the visitor drags out of this box moves back. */
const germany = latLngBounds([46.2, 3.9], [56.1, 17.1])
const zooms = { minZoom: 5, maxZoom: 16 }

/**
 * Minimum distance in pixels between a focused button and the map's edge. The distance from the right edge is
 * larger, because the zoom buttons are there.
 */
const edge = 60
const rightEdge = 90

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Creates a map of Germany without Leaflet's own controls; the page draws all controls. */
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
  drawBaseMap(map)
  return map
}

/** Moves the map; without animation if the visitor prefers reduced motion. */
export const moveTo = (map: LeafletMap, { lat, lng, zoom }: MapView): void => {
  map.setView([lat, lng], zoom, { animate: !isStill() })
}

/**
 * A tile layer in place of Leaflet's own. Leaflet's layer clears images with `data:` URLs, which the content
 * security policy refuses.
 */
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

/** Adds tiles to the map. From then on the map sends requests to the tile server. */
export const addTiles = (map: LeafletMap, tiles: MapTiles): GridLayer => new Tiles(tiles).addTo(map)

/** Adds a button to the map. A click on the button is not a click on the map. */
export const addButton = (
  map: LeafletMap,
  { lat, lng }: { readonly lat: number; readonly lng: number },
  element: HTMLButtonElement,
): Marker => {
  DomEvent.disableClickPropagation(element)
  // Pans the map to the focused button. Otherwise the browser scrolls the map's container.
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
