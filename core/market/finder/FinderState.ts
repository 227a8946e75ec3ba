import type { Place } from "../../place/Place.ts"
import type { Indicator } from "../../product/availability.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import type { MapCamera } from "./mapCamera.ts"

/** The point from which the store finder measures distances. */
export interface Centre {
  readonly kind: "place" | "address" | "market" | "position"
  readonly point: GeoPoint
  /**
   * Name of the point, for example `50667 Köln` or `Hafenweg 12, 24103 Kiel`. Missing for a position whose
   * place is not known.
   */
  readonly title: string | undefined
}

/** The stock of the finder's articles by market id. */
export interface KnownStock {
  readonly indicators: ReadonlyMap<string, Indicator>
  readonly pieces: ReadonlyMap<string, number>
}

/**
 * The stock in all markets, and the switch 'Nur Märkte mit Bestand', which filters the list by this stock.
 */
export interface FinderStock {
  /** Whether the list shows only markets with stock. */
  readonly isOn: boolean
  readonly request: number
  readonly isLoading: boolean
  readonly known: KnownStock | undefined
}

/** The internal state of the store finder. `finderView` derives the displayed state from this. */
export interface FinderState {
  readonly text: string
  /** Number of the latest search. Responses to earlier ones are ignored. */
  readonly request: number
  /**
   * State of the search. `waiting`: the visitor is typing. `searching`: places are being looked up.
   * `arriving`: the position, or a place by id, is being requested.
   */
  readonly lookup: "idle" | "waiting" | "searching" | "arriving"
  readonly isSuggesting: boolean
  readonly places: ReadonlyArray<Place>
  /** Whether the visitor has pressed Enter or 'Suchen'. The first place found is then selected. */
  readonly takesFirst: boolean
  readonly message: string | undefined
  readonly centre: Centre | undefined
  readonly view: "LIST" | "MAP"
  readonly isExpanded: boolean
  readonly stock: FinderStock
  readonly hoveredId: string | undefined
  readonly selectedId: string | undefined
  /** Visible section of the map; `undefined` until the map was centred on a result. */
  readonly camera: MapCamera | undefined
}
