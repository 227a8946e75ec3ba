import Supercluster from "supercluster"

/** Limits that decide when markets are grouped on the map (forms and markets 9, map). */
const clustering = {
  /** Maximum distance between grouped markets, in screen pixels. */
  radius: 200,
  /** Minimum number of markets in a cluster. */
  minPoints: 4,
  /** The highest zoom level with clusters. Above it every market has its own pin. */
  maxZoom: 15,
} as const

/** Width of a map tile in pixels. `radius` is measured in the same pixels. */
const tileSize = 256

/** The visible part of the map, in degrees. */
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

/** An item on the map: the pin of one point, by its index in the list, or a cluster of `count` points. */
export type MapItem =
  | (Position & { readonly kind: "pin"; readonly index: number })
  | (Position & {
      readonly kind: "cluster"
      readonly id: number
      readonly count: number
      /** The zoom level at which the cluster splits. */
      readonly expansionZoom: number
    })

/** Returns the items to draw within the visible part of the map. */
export type Clusters = (bounds: Bounds, zoom: number) => ReadonlyArray<MapItem>

/**
 * Indexes all points once, so that each query is fast. `coordinates` is one flat list of alternating
 * longitudes and latitudes, because a typed array is transferred to a worker without a copy.
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
