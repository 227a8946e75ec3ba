import Supercluster from "supercluster"

/** How markets are drawn together on the map (forms and markets 9, map). */
export const clustering = {
  /** Markets nearer to each other than this become a cluster, in pixels of the screen. */
  radius: 200,
  /** A cluster has at least so many markets. */
  minPoints: 4,
  /** From the zoom after this on every market has a pin of its own. */
  maxZoom: 15,
} as const

/** Pixels of a map tile: what `radius` is measured in. */
const tileSize = 256

/** The part of the earth that is shown, in degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

interface Position {
  readonly lat: number
  readonly lng: number
}

/** What stands at a place of the map: one point, by its place in the list, or a cluster of `count` points. */
export type MapItem =
  | (Position & { readonly kind: "pin"; readonly index: number })
  | (Position & {
      readonly kind: "cluster"
      readonly id: number
      readonly count: number
      /** The zoom at which it falls apart. */
      readonly expansionZoom: number
    })

/** Answers what is shown where. */
export type Clusters = (bounds: Bounds, zoom: number) => ReadonlyArray<MapItem>

/**
 * Reads all points once, so that each question costs next to nothing. `coordinates` are longitude and
 * latitude in turn, because typed arrays go to a worker without being copied.
 */
export const makeClusters = (coordinates: Float64Array): Clusters => {
  const index = new Supercluster<{ readonly index: number }>({ ...clustering, extent: tileSize })
  index.load(
    Array.from({ length: coordinates.length / 2 }, (_, place) => ({
      type: "Feature",
      properties: { index: place },
      geometry: {
        type: "Point",
        coordinates: [coordinates[2 * place] ?? 0, coordinates[2 * place + 1] ?? 0],
      },
    })),
  )
  return ({ east, north, south, west }, zoom) =>
    index
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ geometry, properties }): MapItem => {
        const [lng = 0, lat = 0] = geometry.coordinates
        if (!("cluster" in properties)) return { kind: "pin", lat, lng, index: properties.index }
        const { cluster_id: id, point_count: count } = properties
        return { kind: "cluster", lat, lng, id, count, expansionZoom: index.getClusterExpansionZoom(id) }
      })
}
