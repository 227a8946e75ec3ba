import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"

import type { NavigationLink } from "../../layout/ShopData.ts"

/** What a list of products shows, of a category or a search. */
export interface ListData {
  readonly heading: string
  /** The way to this list, without it. */
  readonly crumbs: ReadonlyArray<NavigationLink>
  /** The path of the list; its state is the query. */
  readonly path: string
  readonly state: ListState
  readonly page: ProductPage
  /** Categories below this one; for a search without results the main ones. */
  readonly below: ReadonlyArray<NavigationLink & { readonly image: string }>
  readonly marketName?: string
}
