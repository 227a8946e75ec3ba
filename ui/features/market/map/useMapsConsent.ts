import { useMemo } from "react"

import { consents, useConsent } from "../../../runtime/consent.ts"
import type { MapTiles } from "./MapPoint.ts"
import { hasTiles, tilesFor } from "./tilesFor.ts"

/** Consent to map tiles. */
interface MapsConsent {
  readonly tiles: MapTiles | undefined
  /** Map tiles exist, and the visitor has not allowed them. */
  readonly canAsk: boolean
  readonly withdraw: () => void
}

/** The visitor's consent to map tiles. */
export const useMapsConsent = (): MapsConsent => {
  const run = consents.useRun()
  const grant = useConsent("maps")
  const tiles = useMemo(
    () => (grant === "unknown" || grant === undefined ? undefined : tilesFor(grant)),
    [grant],
  )
  return {
    tiles,
    canAsk: grant === undefined && hasTiles(),
    withdraw: () => void run(({ withdraw }) => withdraw("maps")),
  }
}
