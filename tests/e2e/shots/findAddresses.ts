import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { products as productsOf } from "@heimwerk/adapters/client/products.ts"

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

/** Number of articles that are asked whether they can be sent home. They are spread over the catalogue. */
const candidates = 20

/**
 * Finds a category, a product page, a market page and three articles that can be sent home, in the shop's sitemap.
 * The same data give the same addresses.
 */
export const findAddresses = async (origin: string): Promise<Addresses> => {
  const paths = await sitemapPaths(origin)
  const starting = (start: string) => paths.filter((path) => path.startsWith(start))
  const products = starting("/p/")
  const idOf = (path: string) => path.split("/").at(-1) ?? ""
  const spread = Array.from(
    { length: candidates },
    (_, place) => products[Math.floor((products.length * place) / candidates)] ?? "",
  )
  const found = await createShop({ origin, brand: "heimwerk" }, { products: productsOf }).products.byId(
    spread.map(idOf),
  )
  if (!found.ok) throw new Error(found.error.message)
  const sent = found.value.flatMap(({ articleId, availability }) =>
    availability.includes("0") ? [articleId] : [],
  )
  const articleIds = [0.1, 0.35, 0.6].map((share) => sent[Math.floor(sent.length * share)] ?? "")
  return {
    list: starting("/c/")[1] ?? "/",
    product: products.find((path) => idOf(path) === articleIds[0]) ?? "/",
    market: starting("/markt/")[0] ?? "/",
    marketId: "201",
    articleIds,
  }
}
