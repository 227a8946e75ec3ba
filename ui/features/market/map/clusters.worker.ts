import { type Clusters, makeClusters } from "@heimwerk/adapters/maps/clusters.ts"

import type { ClusterAnswer, ClusterRequest } from "./clusterMessages.ts"

let clusters: Clusters | undefined

/** Stores the points of the map and computes clusters outside the main thread. */
addEventListener("message", ({ data }: MessageEvent<ClusterRequest>) => {
  if (data.kind === "load") {
    clusters = makeClusters(data.coordinates)
    return
  }
  const answer: ClusterAnswer = { request: data.request, items: clusters?.(data.bounds, data.zoom) ?? [] }
  postMessage(answer)
})
