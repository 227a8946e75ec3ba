import { aheadPaths } from "../hydration/aheadPaths.ts"
import { paths } from "../paths.ts"

/** Name of the cache in which the browser keeps the pages. */
export const keptPagesCache = "heimwerk-pages"

/**
 * Names of the scripts (hydration/chunkGroups.ts) that basket, wishlist and market page load after their hydration, and
 * that are loaded in advance with their style sheets.
 */
export const keptScripts: ReadonlyArray<string> = [
  "advice",
  "basketParts",
  "browserRouter",
  "dialog",
  "layout",
  "QuantityInput",
  "shared",
  "snackbar",
  "tiles",
  "wishlist",
]

/**
 * Paths of the pages that the browser keeps on the device when the visitor opens them: catalogue, markets, basket and
 * wishlist. Pages of the account, the checkout and orders are never kept. A path that ends with a slash stands for all
 * pages below it, except "/" itself.
 */
export const keptPaths: ReadonlyArray<string> = [...aheadPaths, paths.markets, paths.basket, paths.wishlist]
