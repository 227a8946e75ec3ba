/** A market as the map shows it. */
export interface MapPoint {
  readonly id: string
  readonly lat: number
  readonly lng: number
  /** What its pin is called: name and status. */
  readonly label: string
}

/** Where map tiles come from, and whom the map has to name for them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** The part of the earth a map shows when it is told to. */
export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}
