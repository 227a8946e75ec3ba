import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"

import type { MapTiles } from "./MapPoint.ts"

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="heimwerk-map-tiles"]')?.content

/** Whether the shop has map tiles. Without them the map shows only outlines. */
export const hasTiles = (): boolean => meta() !== undefined

/** The tile source from the page's meta element. The parameter proves the visitor's consent. */
export const tilesFor = (_consent: ConsentGrant<"maps">): MapTiles | undefined => {
  const text = meta()
  const tiles: unknown = text === undefined ? undefined : JSON.parse(text)
  if (typeof tiles !== "object" || tiles === null || !("address" in tiles) || !("attribution" in tiles))
    return undefined
  const { address, attribution } = tiles
  return typeof address === "string" && typeof attribution === "string" ? { address, attribution } : undefined
}
