import { extname } from "node:path"

/** Content types of a logo by its file name extension. */
const types: ReadonlyMap<string, string> = new Map([
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".webp", "image/webp"],
])

/** Returns the content type of a logo by its path, or `undefined` if no logo may have this extension. */
export const logoType = (path: string): string | undefined => types.get(extname(path).toLowerCase())
