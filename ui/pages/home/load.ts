import { Effect } from "effect"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Filter, ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { brand } from "../../brand.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import type { OwnMarket } from "../../layout/ShopData.ts"
import { ownMarket, withStatus } from "../ownMarket.ts"
import { homeDescription } from "./description.ts"

import entries from "./teasers.json" with { type: "json" }

/** Loads the teasers. Their schema loads with the first visit of the home page, parallel to its data. */
const teasersOf = Effect.tryPromise({
  try: () => import("./readTeasers.ts"),
  catch: (cause) => new CatalogError({ reason: "Unavailable", cause }),
}).pipe(Effect.flatMap(({ readTeasers }) => readTeasers(entries)))

export interface HomeData {
  /** Teasers; the first teaser is the large banner at the top. */
  readonly teasers: ReadonlyArray<TeaserBanner>
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string; readonly image: string }>
  readonly offers: ReadonlyArray<Product>
  /** The most relevant articles, without those in `offers` and `marketOffers`. */
  readonly favourites: ReadonlyArray<Product>
  readonly market?: OwnMarket
  /** Offers in stock in the visitor's own market, without those in `offers`; empty without a market. */
  readonly marketOffers: ReadonlyArray<Product>
}

/** Maximum number of articles in a carousel. A wide window shows 4 of them at once. */
const rowLength = 12

const isOffer: Filter = { field: "offer", values: ["true"] }
/** Filter for articles in stock in the chosen market. */
const isHere: Filter = { field: "availability", values: ["1"] }

const query: ProductQuery = { filters: [], sort: "relevance", page: 1, pageSize: rowLength }

const idsOf = (products: ReadonlyArray<Product>) => new Set(products.map(({ articleId }) => articleId))

/** Returns at most 12 of the products, without those that the page already shows. */
const without = (products: ReadonlyArray<Product>, shown: ReadonlySet<Product["articleId"]>) =>
  products.filter(({ articleId }) => !shown.has(articleId)).slice(0, rowLength)

export const load: Load<HomeData> = Effect.fn("pages.home.load")(
  function* () {
    const catalog = yield* Catalog
    const market = yield* ownMarket()
    const here = market === undefined ? {} : { marketId: market.id }
    const [navigation, offers, favourites, marketOffers, teasers] = yield* Effect.all(
      [
        catalog.navigation,
        catalog.search({ ...query, ...here, filters: [isOffer] }),
        catalog.search({ ...query, ...here, pageSize: 3 * rowLength }),
        market === undefined
          ? Effect.succeed({ products: [] })
          : catalog.search({ ...query, ...here, filters: [isOffer, isHere], pageSize: 2 * rowLength }),
        teasersOf,
      ],
      { concurrency: "unbounded" },
    )
    const offered = idsOf(offers.products)
    const ofMarket = without(marketOffers.products, offered)
    const popular = without(favourites.products, new Set([...offered, ...idsOf(ofMarket)]))
    return {
      kind: "page" as const,
      data: {
        categories: navigation.map(({ image, link, name }) => ({ image, link, name })),
        offers: offers.products,
        marketOffers: ofMarket,
        favourites: popular,
        teasers,
        ...(market === undefined ? {} : { market: yield* withStatus(market) }),
      },
      meta: {
        title: `${brand.brand} | ${brand.claim}`,
        description: homeDescription(brand),
        canonicalPath: "/",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, "/"))),
)
