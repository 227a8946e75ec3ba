/** A market with its position on the map. */
export interface MapPoint {
  readonly id: string
  readonly lat: number
  readonly lng: number
  /** Accessible name of the market's pin: name and opening status. */
  readonly label: string
}

/** The source of map tiles, with the attribution to show. */
export interface MapTiles {
  /** Template of a tile's URL, with `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** The visible section of the map: centre and zoom. */
export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}
