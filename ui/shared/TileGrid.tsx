import { lazyPart } from "../hydration/lazyPart.tsx"

/** A grid of product tiles that hydrates late; its links work before hydration. */
export const TileGrid = lazyPart(() => import("./Tiles.tsx").then((m) => m.Tiles))
