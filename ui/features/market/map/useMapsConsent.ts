import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { useStore } from "jotai"
import { useEffect, useMemo, useState } from "react"

import { runtimeAtom } from "../../../bridge.ts"
import type { MapTiles } from "./MapPoint.ts"
import { hasTiles, tilesFor } from "./tilesFor.ts"

/** What the map may draw, and how it is allowed more. */
export interface MapsConsent {
  readonly tiles: MapTiles | undefined
  /** There are tiles that could be allowed. */
  readonly canAsk: boolean
  readonly accept: () => void
  readonly withdraw: () => void
}

/** The visitor's consent to map tiles, as the map needs it. */
export const useMapsConsent = (): MapsConsent => {
  const store = useStore()
  const [grant, setGrant] = useState<ConsentGrant<"maps"> | "unknown" | undefined>("unknown")

  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const follow = async () => {
      const [runtime, { followMapsConsent }] = await Promise.all([
        store.get(runtimeAtom).load(),
        import("./mapsConsent.ts"),
      ])
      if (!isGone) stop = runtime.start(followMapsConsent(setGrant))
    }
    // Without the script there is no consent, and the map stays as it is.
    follow().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [store])

  const tiles = useMemo(
    () => (grant === "unknown" || grant === undefined ? undefined : tilesFor(grant)),
    [grant],
  )
  const decide = (name: "acceptMaps" | "withdrawMaps") => () => {
    void Promise.all([store.get(runtimeAtom).load(), import("./mapsConsent.ts")]).then(
      ([runtime, commands]) => runtime.attempt(commands[name]),
    )
  }
  return {
    tiles,
    canAsk: grant === undefined && hasTiles(),
    accept: decide("acceptMaps"),
    withdraw: decide("withdrawMaps"),
  }
}
