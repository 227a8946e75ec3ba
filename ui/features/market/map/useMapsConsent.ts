import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { useMemo } from "react"

import type { MapTiles } from "./MapPoint.ts"
import { consents, useConsent } from "../../../runtime/consent.ts"

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="heimwerk-map-tiles"]')?.content

/**
 * Whether the shop has map tiles. Without tiles the map shows only the shop's own base map and place names.
 */
const hasTiles = (): boolean => meta() !== undefined

/**
 * Returns the tile source from the page's meta element. The unused parameter proves that the visitor has
 * consented.
 */
const tilesFor = (_consent: ConsentGrant<"maps">): MapTiles | undefined => {
  const text = meta()
  const tiles: unknown = text === undefined ? undefined : JSON.parse(text)
  if (typeof tiles !== "object" || tiles === null || !("address" in tiles) || !("attribution" in tiles))
    return undefined
  const { address, attribution } = tiles
  return typeof address === "string" && typeof attribution === "string" ? { address, attribution } : undefined
}

/** The map tiles, if the visitor has allowed them, and the state of the consent to them. */
interface MapsConsent {
  readonly tiles: MapTiles | undefined
  /** Whether to ask for consent: map tiles exist, and the visitor has not allowed them. */
  readonly canAsk: boolean
  readonly withdraw: () => void
}

/** Returns the visitor's consent to map tiles. */
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
