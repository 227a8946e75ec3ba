import { lazyPart } from "../hydration/lazyPart.tsx"

/** Product tiles that hydrate later; their links work before the script has loaded. */
export const TileGrid = lazyPart(async () => (await import("./Tiles.tsx")).Tiles)
