import type { GeoPoint } from "../../values/GeoPoint.ts"

/** The visible section of the map: its centre and zoom level. */
export interface MapCamera {
  readonly centre: GeoPoint
  readonly zoom: number
}

/**
 * Zoom levels of the map (forms and markets 4.3): all of Germany or the selected market at first, later the
 * searched point.
 */
export const mapZoom = { country: 6, selectedMarket: 12, centring: 12 } as const

/** Initial centre of the map if no market is selected. */
export const middleOfGermany: GeoPoint = { lat: 51.163, lng: 10.447 }

/** Returns the first section of the map: around the selected market, or else all of Germany. */
export const initialCamera = (selected: GeoPoint | undefined): MapCamera =>
  selected === undefined
    ? { centre: middleOfGermany, zoom: mapZoom.country }
    : { centre: selected, zoom: mapZoom.selectedMarket }

/** Returns the section of the map around a point. */
export const centredOn = (centre: GeoPoint): MapCamera => ({ centre, zoom: mapZoom.centring })

/** Appearance of a market's pin. The map clusters pins that are too close together. */
export type PinState = "default" | "hovered" | "selected"

/**
 * Returns the appearance of a market's pin: selected, or else hovered if the pointer is over it (forms and
 * markets 4.3).
 */
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
