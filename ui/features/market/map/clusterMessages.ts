import type { Bounds, MapItem } from "@heimwerk/adapters/maps/clusters.ts"

/** Messages to the cluster worker: first the points, then queries. */
export type ClusterRequest =
  | { readonly kind: "load"; readonly coordinates: Float64Array }
  | { readonly kind: "query"; readonly request: number; readonly bounds: Bounds; readonly zoom: number }

/** The cluster worker's answer to the query with the number `request`. */
export interface ClusterAnswer {
  readonly request: number
  readonly items: ReadonlyArray<MapItem>
}
