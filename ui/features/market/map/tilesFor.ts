import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"

import type { MapTiles } from "./MapPoint.ts"

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="heimwerk-map-tiles"]')?.content

/** Whether the shop has map tiles at all; one without has a map of outlines. */
export const hasTiles = (): boolean => meta() !== undefined

/** Where the page says its map tiles come from. Nobody can ask for them without the visitor's consent as a value. */
export const tilesFor = (_consent: ConsentGrant<"maps">): MapTiles | undefined => {
  const text = meta()
  const tiles: unknown = text === undefined ? undefined : JSON.parse(text)
  if (typeof tiles !== "object" || tiles === null || !("address" in tiles) || !("attribution" in tiles))
    return undefined
  const { address, attribution } = tiles
  return typeof address === "string" && typeof attribution === "string" ? { address, attribution } : undefined
}
