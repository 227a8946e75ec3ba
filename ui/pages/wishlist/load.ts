import { Effect } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import { brand } from "../../brand.ts"
import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"

export interface WishlistData {
  readonly wishlist: Wishlist
  /** Catalogue data of the lines' articles in the chosen market; empty if the catalogue fails. */
  readonly products: ReadonlyArray<Product>
  readonly marketName?: string
}

/**
 * Loads the full wishlist with prices, flags and availability from the catalogue (storefront 2, wishlist).
 */
export const load: Load<WishlistData> = Effect.fn("pages.wishlist.load")(
  function* () {
    const visitor = yield* VisitorReads
    const catalog = yield* Catalog
    const [wishlist, market] = yield* Effect.all([visitor.wishlist("full"), ownMarket()], {
      concurrency: "unbounded",
    })
    const articleIds = wishlist.lineItems.map(({ product }) => product.articleId)
    const products = yield* articleIds.length === 0
      ? Effect.succeed([])
      : Effect.orElseSucceed(catalog.records(articleIds, market?.id), (): ReadonlyArray<Product> => [])
    return {
      kind: "page" as const,
      data: { wishlist, products, ...(market === undefined ? {} : { marketName: market.name }) },
      meta: {
        title: `Merkliste | ${brand.brand}`,
        description: `Deine Merkliste im ${brand.brand} Onlineshop.`,
        canonicalPath: "/merkliste",
        robots: "noindex",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, "/merkliste"))),
)
