import { lazyPart } from "../hydration/lazyPart.tsx"

/** The tiles of a page; their links lead to the articles before their script is there. */
export const TileGrid = lazyPart(async () => (await import("./Tiles.tsx")).Tiles)
