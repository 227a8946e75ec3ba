import { useStore } from "jotai"
import { useMemo } from "react"

import { runtimeAtom } from "../../../runtime/bridge.ts"
import { useConsent } from "../../../runtime/useConsent.ts"
import type { MapTiles } from "./MapPoint.ts"
import { hasTiles, tilesFor } from "./tilesFor.ts"

interface MapsConsent {
  readonly tiles: MapTiles | undefined
  /** Whether tiles are available that consent would enable. */
  readonly canAsk: boolean
  readonly withdraw: () => void
}

/** The visitor's consent to map tiles, and the tile source. */
export const useMapsConsent = (): MapsConsent => {
  const store = useStore()
  const grant = useConsent("maps")
  const tiles = useMemo(
    () => (grant === "unknown" || grant === undefined ? undefined : tilesFor(grant)),
    [grant],
  )
  return {
    tiles,
    canAsk: grant === undefined && hasTiles(),
    withdraw: () => {
      void Promise.all([store.get(runtimeAtom).load(), import("../../../runtime/consents.ts")]).then(
        ([runtime, { withdrawService }]) => runtime.attempt(withdrawService("maps")),
      )
    },
  }
}
