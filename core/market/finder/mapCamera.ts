import type { GeoPoint } from "../../values/GeoPoint.ts"

/** What the map shows: its middle and how near that is. */
export interface MapCamera {
  readonly centre: GeoPoint
  readonly zoom: number
}

/** How near the map is (forms and markets 4.3): at first all of Germany, or the selected market; then what was searched. */
export const mapZoom = { country: 6, selectedMarket: 12, centring: 12 } as const

/** The middle of Germany, where the map begins without a selected market. */
export const middleOfGermany: GeoPoint = { lat: 51.163, lng: 10.447 }

/** The map as it opens: on the selected market, if there is one. */
export const initialCamera = (selected: GeoPoint | undefined): MapCamera =>
  selected === undefined
    ? { centre: middleOfGermany, zoom: mapZoom.country }
    : { centre: selected, zoom: mapZoom.selectedMarket }

/** The map after it was centred on something. */
export const centredOn = (centre: GeoPoint): MapCamera => ({ centre, zoom: mapZoom.centring })

/** How a market's pin looks; several that stand too close are clustered by the map itself. */
export type PinState = "default" | "hovered" | "selected"

/** A pin under the mouse is hovered unless it is selected (forms and markets 4.3). */
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
