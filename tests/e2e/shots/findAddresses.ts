import { sitemapPaths } from "../../support/sitemap.ts"

/** Addresses and ids for the screenshots. They depend on the seeded data. */
export interface Addresses {
  readonly list: string
  readonly product: string
  readonly market: string
  /** The market that the shopper has chosen. */
  readonly marketId: string
  /** Articles for a basket and a wishlist. */
  readonly articleIds: ReadonlyArray<string>
}

/**
 * Finds a category, a product page, a market page and three articles in the shop's sitemap. The same data give
 * the same addresses.
 */
export const findAddresses = async (origin: string): Promise<Addresses> => {
  const paths = await sitemapPaths(origin)
  const starting = (start: string) => paths.filter((path) => path.startsWith(start))
  const products = starting("/p/")
  const spread = [0.1, 0.35, 0.6].map((share) => products[Math.floor(products.length * share)] ?? "")
  return {
    list: starting("/c/")[1] ?? "/",
    product: spread[0] ?? "/",
    market: starting("/markt/")[0] ?? "/",
    marketId: "201",
    articleIds: spread.map((path) => path.split("/").at(-1) ?? ""),
  }
}
