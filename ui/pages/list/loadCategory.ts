import { Effect } from "effect"

import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { listQuery, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import { brand } from "../../brand.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { currentPath } from "../currentPath.ts"
import { failed, missing } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"
import { routingKey } from "../routingKey.ts"
import type { ListData } from "./ListData.ts"
import { linksTo } from "./linksTo.ts"
import { listSummary } from "./listSummary.ts"
import { queryWithPage } from "./queryWith.ts"

/**
 * Returns the path from a main category to the category with this id; `undefined` if no category has this id.
 */
const find = (categories: ReadonlyArray<Category>, id: string): ReadonlyArray<Category> | undefined => {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = find(category.subCategories, id)
    if (below !== undefined) return [category, ...below]
  }
  return undefined
}

/**
 * Loads the products of a category. An outdated or misspelt name in the path redirects to the current path
 * and keeps the query.
 */
export const loadCategory: Load<ListData> = Effect.fn("pages.list.loadCategory")(
  function* ({ params, url }) {
    const catalog = yield* Catalog
    const way = find(yield* catalog.navigation, params["categoryId"] ?? "")
    const category = way?.at(-1)
    if (way === undefined || category === undefined) return missing(url.pathname)
    const path = currentPath(url, category.link, "c", category.id)
    if (url.pathname !== path) return { kind: "moved" as const, to: path + url.search }
    const state = listQuery(url.searchParams)
    const market = yield* ownMarket()
    const page = yield* catalog.search({
      ...state,
      categoryId: category.id,
      pageSize: defaultPageSize,
      ...(market === undefined ? {} : { marketId: market.id }),
    })
    // Redirects from a page number beyond the last page, for example in an old link, to the last page.
    if (state.page !== page.page)
      return {
        kind: "moved" as const,
        to: path + queryWithPage(url, page.page),
        isForNow: true as const,
      }
    const crumbs = way.slice(0, -1).map(({ link, name }) => ({ link, name }))
    // Each page of a list has its own canonical path, whatever the sort order. Filtered lists are not
    // indexed.
    const canonicalPath = path + listSearch({ ...state, sort: "relevance", page: page.page })
    return {
      kind: "page" as const,
      data: {
        heading: category.name,
        crumbs,
        path,
        state: { ...state, page: page.page },
        page,
        below: linksTo(category.subCategories),
        ...(market === undefined ? {} : { marketName: market.name }),
      },
      meta: {
        summary: listSummary(page),
        title: `${category.name}${page.page > 1 ? `, Seite ${page.page}` : ""} | ${brand.brand}`,
        description: `${category.name} im ${brand.brand} Onlineshop: ${page.total} Artikel zum Bestellen oder Abholen im Markt.`,
        canonicalPath,
        ...routingKey(way[0]?.link),
        ...(state.filters.length === 0 ? {} : { robots: "noindex, follow" }),
        jsonLd: [breadcrumbList([...crumbs, { link: path, name: category.name }])],
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
