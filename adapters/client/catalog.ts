import { catalogReasons } from "@heimwerk/core/catalog/catalogReasons.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import type { Filter, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"

import { toListParams } from "../http/contract/search/query.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { readCategories } from "./reading/readCategories.ts"
import { readDetail } from "./reading/readDetail.ts"
import { readPage } from "./reading/readPage.ts"

/**
 * Selects a list of products: those of a search term, those of a category, or all products.
 * @example
 * import { catalog, type CatalogQuery, createShop } from "@heimwerk/adapters/client"
 *
 * const saws: CatalogQuery = { categoryId: "102", sort: "price-desc", pageSize: 12 }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { catalog })
 * const page = await shop.catalog.search(saws)
 * page.ok && page.value.total // => 8
 */
export interface CatalogQuery {
  /** A search term. `normaliseTerm` of `@heimwerk/core/search` makes it from a typed text. */
  readonly term?: string
  readonly categoryId?: string
  /** The market whose availability and stock the products show. */
  readonly marketId?: string
  readonly filters?: ReadonlyArray<Filter>
  /** The sort order. Default: `relevance`. */
  readonly sort?: SortKey
  /** The number of the page, from 1 on. Default: 1. */
  readonly page?: number
  /** Number of products on a page, 1 to 96. Default: 24. */
  readonly pageSize?: number
}

const path = "/rest/v4"

/**
 * The catalogue: lists of products, the categories, and all data of a product.
 * @example
 * import { catalog, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { catalog })
 * const page = await shop.catalog.search({ term: "akkuschrauber", sort: "price-asc" })
 * page.ok && page.value.products[0]?.name // => "Grimmholt Akku-Bohrschrauber 12 V"
 */
export const catalog = ({ call }: Connection) => ({
  /** Returns one page of products, with the filters of the list. */
  search: ({ marketId, term, ...query }: CatalogQuery, options: CallOptions = {}) => {
    const list = toListParams({
      filters: [],
      sort: "relevance",
      page: 1,
      pageSize: defaultPageSize,
      ...query,
    })
    return call(
      {
        ...options,
        method: "GET",
        path: term === undefined ? `${path}/navigation/:channel` : `${path}/search/:channel`,
        query: { ...list, query: term, purchaserId: marketId },
      },
      readPage,
      catalogReasons,
    )
  },

  /** Returns the main categories with their sub-categories. */
  categories: (options: CallOptions = {}) =>
    call(
      { ...options, method: "GET", path: `${path}/navigation/category/:channel` },
      readCategories,
      catalogReasons,
    ),

  /**
   * Returns all data of a product.
   *
   * @param options.marketId the market whose availability and stock the product shows
   */
  detail: (articleId: string, options: CallOptions & { readonly marketId?: string } = {}) => {
    const { marketId, ...rest } = options
    return call(
      {
        ...rest,
        method: "GET",
        path: `${path}/detail/:channel/:id`,
        params: { id: articleId },
        query: { purchaserId: marketId },
      },
      readDetail,
      catalogReasons,
    )
  },
})
