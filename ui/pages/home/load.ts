import { Effect } from "effect"

import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { Catalog } from "@heimwerk/core/ports/Catalog.ts"

import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import type { OwnMarket } from "../frame/ShopData.ts"
import { ownMarket, withStatus } from "../ownMarket.ts"

export interface HomeData {
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string; readonly image: string }>
  readonly offers: ReadonlyArray<Product>
  /** The most relevant articles that are not among the offers. */
  readonly favourites: ReadonlyArray<Product>
  readonly market?: OwnMarket
}

/** As many as fill two rows on a wide window and four on a narrow one. */
const rowLength = 8

const query: ProductQuery = { filters: [], sort: "relevance", page: 1, pageSize: rowLength }

export const load: Load<HomeData> = Effect.fn("pages.home.load")(
  function* () {
    const catalog = yield* Catalog
    const market = yield* ownMarket()
    const here = market === undefined ? {} : { marketId: market.id }
    const [navigation, offers, favourites] = yield* Effect.all(
      [
        catalog.navigation,
        catalog.search({ ...query, ...here, filters: [{ field: "offer", values: ["true"] }] }),
        catalog.search({ ...query, ...here, pageSize: 2 * rowLength }),
      ],
      { concurrency: "unbounded" },
    )
    const offered = new Set(offers.products.map(({ articleId }) => articleId))
    return {
      kind: "page" as const,
      data: {
        categories: navigation.map(({ image, link, name }) => ({ image, link, name })),
        offers: offers.products,
        favourites: favourites.products
          .filter(({ articleId }) => !offered.has(articleId))
          .slice(0, rowLength),
        ...(market === undefined ? {} : { market: yield* withStatus(market) }),
      },
      meta: {
        title: "Heimwerk | Dein Heimwerk Baumarkt",
        description:
          "Werkzeug, Baustoffe, Garten und Wohnen: online bestellen oder im Heimwerk Baumarkt in deiner Nähe abholen.",
        canonicalPath: "/",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, "/"))),
)
