/** A market on the map. */
export interface MapPoint {
  readonly id: string
  readonly lat: number
  readonly lng: number
  /** Accessible name of its pin: name and status. */
  readonly label: string
}

/** Tile source with its attribution. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** The section of the map to show. */
export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}
