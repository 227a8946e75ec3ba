import type { Bounds, MapItem } from "@heimwerk/adapters/maps/clusters.ts"

import type { ClusterAnswer, ClusterRequest } from "./clusterMessages.ts"
// oxlint-disable-next-line import/default -- Vite makes the module: it answers where the built worker is
import workerAddress from "./clusters.worker.ts?worker&url"
import { scriptAddress } from "./trustedScript.ts"

interface Position {
  readonly lat: number
  readonly lng: number
}

/** Index of points that computes map clusters in a worker. */
export interface ClusterIndex {
  /** Requests the visible pins and clusters. Answers to earlier queries are dropped. */
  readonly query: (bounds: Bounds, zoom: number) => void
  readonly close: () => void
}

/** Starts a worker with the points. `show` is called with the answer to the latest query. */
export const openClusterIndex = (
  points: ReadonlyArray<Position>,
  show: (items: ReadonlyArray<MapItem>) => void,
): ClusterIndex => {
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" })
  const send = (message: ClusterRequest, transfer: Array<Transferable> = []) =>
    worker.postMessage(message, transfer)
  const coordinates = new Float64Array(points.length * 2)
  points.forEach(({ lat, lng }, place) => {
    coordinates[2 * place] = lng
    coordinates[2 * place + 1] = lat
  })
  send({ kind: "load", coordinates }, [coordinates.buffer])
  let latest = 0
  worker.addEventListener("message", ({ data }: MessageEvent<ClusterAnswer>) => {
    if (data.request === latest) show(data.items)
  })
  return {
    query: (bounds, zoom) => send({ kind: "query", request: ++latest, bounds, zoom }),
    close: () => worker.terminate(),
  }
}
