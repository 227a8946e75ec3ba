import type { GeoPoint } from "../../values/GeoPoint.ts"

/** The section of the map that is visible: its centre and zoom level. */
export interface MapCamera {
  readonly centre: GeoPoint
  readonly zoom: number
}

/**
 * Zoom levels of the map (forms and markets 4.3): all of Germany or the selected market at first, then the
 * searched point.
 */
export const mapZoom = { country: 6, selectedMarket: 12, centring: 12 } as const

/** The centre of the initial map without a selected market. */
export const middleOfGermany: GeoPoint = { lat: 51.163, lng: 10.447 }

/** The initial camera: on the selected market if there is one, else on Germany. */
export const initialCamera = (selected: GeoPoint | undefined): MapCamera =>
  selected === undefined
    ? { centre: middleOfGermany, zoom: mapZoom.country }
    : { centre: selected, zoom: mapZoom.selectedMarket }

/** The camera centred on a point. */
export const centredOn = (centre: GeoPoint): MapCamera => ({ centre, zoom: mapZoom.centring })

/** Appearance of a market's pin. The map clusters pins that are too close together. */
export type PinState = "default" | "hovered" | "selected"

/** A pin under the pointer is hovered, unless it is selected (forms and markets 4.3). */
export const pinState = (
  id: string,
  {
    hoveredId,
    selectedId,
  }: { readonly hoveredId: string | undefined; readonly selectedId: string | undefined },
): PinState => {
  if (id === selectedId) return "selected"
  return id === hoveredId ? "hovered" : "default"
}
