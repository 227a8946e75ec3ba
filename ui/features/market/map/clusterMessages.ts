import type { Bounds, MapItem } from "@heimwerk/adapters/maps/clusters.ts"

/** What the map asks its worker: the points once, then what is shown where. */
export type ClusterRequest =
  | { readonly kind: "load"; readonly coordinates: Float64Array }
  | { readonly kind: "query"; readonly request: number; readonly bounds: Bounds; readonly zoom: number }

/** What the worker answers to a query, under the query's number. */
export interface ClusterAnswer {
  readonly request: number
  readonly items: ReadonlyArray<MapItem>
}
