import type { Place } from "../../place/Place.ts"
import type { Indicator } from "../../product/availability.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import type { MapCamera } from "./mapCamera.ts"

/** The point that distances in the list are measured from. */
export interface Centre {
  readonly kind: "place" | "address" | "market" | "position"
  readonly point: GeoPoint
  /** `50667 Köln`, `Hafenweg 12, 24103 Kiel`. For a position, set only when its place is known. */
  readonly title: string | undefined
}

/** The switch 'Nur Märkte mit Bestand'. `indicators` is set once they are loaded. */
export interface StockSwitch {
  readonly isOn: boolean
  readonly request: number
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
}

/** The internal state of the store finder. `finderView` derives the displayed state from it. */
export interface FinderState {
  readonly text: string
  /** Counts searches, so that late responses to earlier ones can be ignored. */
  readonly request: number
  /**
   * `waiting`: the visitor is typing. `searching`: places are being looked up. `arriving`: the position, or
   * a place by id, is being requested.
   */
  readonly lookup: "idle" | "waiting" | "searching" | "arriving"
  readonly isSuggesting: boolean
  readonly places: ReadonlyArray<Place>
  /** Whether Enter was pressed, so that the first place found is selected. */
  readonly takesFirst: boolean
  readonly message: string | undefined
  readonly centre: Centre | undefined
  readonly view: "LIST" | "MAP"
  readonly isExpanded: boolean
  readonly stock: StockSwitch
  readonly hoveredId: string | undefined
  readonly selectedId: string | undefined
  /** `undefined` until the map was centred on a result. */
  readonly camera: MapCamera | undefined
}
