import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"

import type { NavigationLink } from "../../layout/ShopData.ts"

/** Data of a product list: of a category, of a search, or of all offers. */
export interface ListData {
  readonly heading: string
  /** Parent categories in the breadcrumb. */
  readonly crumbs: ReadonlyArray<NavigationLink>
  /** The path of the list. Filters, sort order and page number are in the query. */
  readonly path: string
  readonly state: ListState
  readonly page: ProductPage
  /** Sub-categories with pictures. For a search without results, these are the main categories. */
  readonly below: ReadonlyArray<NavigationLink & { readonly image: string }>
  /** Pages that match the term of a search: service pages, and the markets around a place. */
  readonly services?: ReadonlyArray<NavigationLink>
  readonly marketName?: string
}
