import { lazyPart } from "../hydration/lazyPart.tsx"

/** A grid of product tiles that hydrates late; its links work before hydration. */
export const TileGrid = lazyPart(async () => (await import("./Tiles.tsx")).Tiles)
