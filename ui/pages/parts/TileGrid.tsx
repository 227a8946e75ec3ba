import { later } from "../../later.tsx"

/** The tiles of a page; their links lead to the articles before their script is there. */
export const TileGrid = later(async () => (await import("./Tiles.tsx")).Tiles)
