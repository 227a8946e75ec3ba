import { Effect } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { listQuery, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import type { Filter, ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"
import type { ListData } from "./ListData.ts"
import { listSummary } from "./listSummary.ts"
import { queryWithPage } from "./queryWith.ts"

/** The list of all offers, and the best offers above it. */
export interface OffersData extends ListData {
  /** Offers with large tiles; empty except on the first page without filters and in the default order. */
  readonly highlights: ReadonlyArray<Product>
  /** Further good offers, shown as pictures with prices; empty if `highlights` is empty. */
  readonly pictures: ReadonlyArray<Product>
}

const highlightCount = 6
/** Number of offers shown as pictures: a full row on the widest window. */
const pictureCount = 4
const heading = "Angebote"

const isOffer: Filter = { field: "offer", values: ["true"] }
/** The query for the 48 most relevant offers, from which the best offers are chosen. */
const relevant: ProductQuery = { filters: [isOffer], sort: "relevance", page: 1, pageSize: 48 }

const percentOf = ({ price }: Product): number => {
  const reduction = announcedReduction(price)
  return reduction === undefined || price.isBlur ? 0 : percentSaved(reduction.regular, reduction.offer)
}

/**
 * Returns the best offer of each category, that is, the one with the largest saving in percent. Sorted by saving, largest
 * first.
 */
const best = (offers: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const sorted = offers.toSorted((a, b) => percentOf(b) - percentOf(a))
  return sorted.filter(
    ({ categoryId }, index) => sorted.findIndex((other) => other.categoryId === categoryId) === index,
  )
}

/** Loads all offers with filters, sort order and paging. The filter 'Angebote' is always on and not shown. */
export const loadOffers: Load<OffersData> = Effect.fn("pages.list.loadOffers")(
  function* ({ url }) {
    const catalog = yield* Catalog
    const asked = listQuery(url.searchParams)
    const state = { ...asked, filters: asked.filters.filter(({ field }) => field !== isOffer.field) }
    const market = yield* ownMarket()
    const here = market === undefined ? {} : { marketId: market.id }
    const isFirst = listSearch(state) === ""
    const [page, top] = yield* Effect.all(
      [
        catalog.search({
          ...state,
          ...here,
          filters: [...state.filters, isOffer],
          pageSize: defaultPageSize,
        }),
        isFirst ? catalog.search({ ...relevant, ...here }) : Effect.succeed({ products: [] }),
      ],
      { concurrency: "unbounded" },
    )
    // Redirects from a page number beyond the last page, for example in an old link, to the last page.
    if (state.page !== page.page)
      return {
        kind: "moved" as const,
        to: paths.offers + queryWithPage(url, page.page),
        isForNow: true as const,
      }
    const offers = best(top.products)
    return {
      kind: "page" as const,
      data: {
        heading,
        crumbs: [],
        path: paths.offers,
        state: { ...state, page: page.page },
        page: { ...page, facets: page.facets.filter(({ field }) => field !== isOffer.field) },
        below: [],
        highlights: offers.slice(0, highlightCount),
        pictures: offers.slice(highlightCount, highlightCount + pictureCount),
        ...(market === undefined ? {} : { marketName: market.name }),
      },
      meta: {
        summary: listSummary(page),
        title: `${heading}${page.page > 1 ? `, Seite ${page.page}` : ""} | ${brand.brand}`,
        description: `Alle Angebote im ${brand.brand} Onlineshop: ${page.total} Artikel zum reduzierten Preis.`,
        canonicalPath: paths.offers + listSearch({ ...state, sort: "relevance", page: page.page }),
        ...(state.filters.length === 0 ? {} : { robots: "noindex, follow" }),
        jsonLd: [breadcrumbList([{ link: paths.offers, name: heading }])],
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
