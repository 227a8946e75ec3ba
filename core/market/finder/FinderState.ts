import type { Place } from "../../place/Place.ts"
import type { Indicator } from "../../product/availability.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import type { MapCamera } from "./mapCamera.ts"

/** What the markets are listed around. */
export interface Centre {
  readonly kind: "place" | "address" | "market" | "position"
  readonly point: GeoPoint
  /** `50667 Köln`, `Hafenweg 12, 24103 Kiel`; of a position only when its place is known. */
  readonly title: string | undefined
}

/** The switch 'Nur Märkte mit Bestand'; the indicators are there once they were fetched. */
export interface StockSwitch {
  readonly isOn: boolean
  readonly request: number
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
}

/** The store finder's own state; `finderView` makes of it what is shown. */
export interface FinderState {
  readonly text: string
  /** Counts what the visitor looked for, so that an answer can be told from that to an earlier question. */
  readonly request: number
  /**
   * `waiting` while the text is being typed, `searching` while places are asked for, `arriving` while the position, or a place
   * by its id, is.
   */
  readonly lookup: "idle" | "waiting" | "searching" | "arriving"
  readonly isSuggesting: boolean
  readonly places: ReadonlyArray<Place>
  /** Enter was pressed: the first place that is found is taken. */
  readonly takesFirst: boolean
  readonly message: string | undefined
  readonly centre: Centre | undefined
  readonly view: "LIST" | "MAP"
  readonly isExpanded: boolean
  readonly stock: StockSwitch
  readonly hoveredId: string | undefined
  readonly selectedId: string | undefined
  /** `undefined` until the map was centred on something. */
  readonly camera: MapCamera | undefined
}
