import type { Map as LeafletMap, Marker } from "leaflet"

import type { MapItem } from "@heimwerk/adapters/maps/clusters.ts"

import { addButton, moveTo } from "./createMap.ts"
import { clusterButton, drawPin, pinButton, type PinState } from "./mapButton.ts"
import type { MapPoint } from "./MapPoint.ts"
import type { Box } from "./placeLabels.ts"

/** Callbacks for clicks on the map's pins and for hovering over them. */
export interface MapEvents {
  readonly select: (id: string) => void
  readonly hover: (id: string | undefined) => void
}

interface Drawn {
  readonly marker: Marker
  readonly element: HTMLButtonElement
  readonly pin?: string
}

/**
 * Free space that a pin or cluster needs around its position, in pixels. The values for pins are those of a
 * selected pin, which is the largest.
 */
const pinSpace = { left: 32, right: 32, above: 64, below: 2 }
const clusterSpace = { left: 41, right: 41, above: 41, below: 41 }

const keyOf = (item: MapItem): string => (item.kind === "pin" ? `pin ${item.index}` : `cluster ${item.id}`)

/** Sorts from north to south, so that the Tab key follows the reading direction. */
const byLatitude = (a: MapItem, b: MapItem): number => b.lat - a.lat

/** Creates and removes the buttons of a map. Buttons that stay visible are kept, so that they keep focus. */
export const makeMapButtons = (
  map: LeafletMap,
  points: ReadonlyArray<MapPoint>,
  stateOf: (id: string) => PinState,
  events: MapEvents,
) => {
  const drawn = new Map<string, Drawn>()

  const drawOne = (item: MapItem): Drawn | undefined => {
    if (item.kind === "cluster") {
      const element = clusterButton(item)
      element.addEventListener("click", () =>
        moveTo(map, { lat: item.lat, lng: item.lng, zoom: item.expansionZoom }),
      )
      return { element, marker: addButton(map, item, element) }
    }
    const point = points[item.index]
    if (point === undefined) return undefined
    const { id } = point
    const element = pinButton(point)
    drawPin(element, stateOf(id))
    element.addEventListener("click", () => events.select(id))
    element.addEventListener("pointerenter", () => events.hover(id))
    element.addEventListener("pointerleave", () => events.hover(undefined))
    return { element, marker: addButton(map, item, element), pin: id }
  }

  /**
   * Focuses the button nearest to the map's centre, because the focused button is gone, for example a clicked
   * cluster. Without buttons, focuses the map.
   */
  const focusNearest = () => {
    const middle = map.getCenter()
    const [nearest] = [...drawn.values()].toSorted(
      (a, b) => middle.distanceTo(a.marker.getLatLng()) - middle.distanceTo(b.marker.getLatLng()),
    )
    ;(nearest?.element ?? map.getContainer()).focus({ preventScroll: true })
  }

  return {
    /** Shows exactly these pins and clusters. */
    show: (items: ReadonlyArray<MapItem>): void => {
      const wanted = new Set(items.map(keyOf))
      let isFocusGone = false
      for (const [key, { element, marker }] of drawn) {
        if (wanted.has(key)) continue
        if (element === document.activeElement) isFocusGone = true
        marker.remove()
        drawn.delete(key)
      }
      for (const item of items.toSorted(byLatitude)) {
        const one = drawn.has(keyOf(item)) ? undefined : drawOne(item)
        if (one !== undefined) drawn.set(keyOf(item), one)
      }
      if (isFocusGone) focusNearest()
    },
    /** Returns the boxes of all pins and clusters, relative to the map. */
    boxes: (): ReadonlyArray<Box> =>
      [...drawn.values()].map(({ marker, pin }) => {
        const { x, y } = map.latLngToContainerPoint(marker.getLatLng())
        const { above, below, left, right } = pin === undefined ? clusterSpace : pinSpace
        return { left: x - left, right: x + right, top: y - above, bottom: y + below }
      }),
    /** Updates the look of the pins after another market was selected or hovered. */
    redraw: (): void => {
      for (const { element, pin } of drawn.values()) if (pin !== undefined) drawPin(element, stateOf(pin))
    },
  }
}
