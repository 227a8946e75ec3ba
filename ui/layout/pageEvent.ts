import { flagTypes, shownFlags } from "@heimwerk/core/price/flags.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"

import type { ListData } from "../pages/list/ListData.ts"
import type { ShownRoute } from "./pageSubject.ts"

const dataOf = (answer: unknown): object => {
  const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined
  return typeof data === "object" && data !== null ? data : {}
}

const isProductPage = (data: object): data is { readonly product: Parameters<typeof shownFlags>[0] } =>
  "product" in data && typeof data.product === "object" && data.product !== null

const isList = (data: object): data is Pick<ListData, "state"> =>
  "state" in data && typeof data.state === "object" && data.state !== null && "filters" in data.state

const showsOffers = (data: object): boolean =>
  isList(data) && data.state.filters.some(({ field, values }) => field === "offer" && values.includes("true"))

/**
 * Returns the data layer event for a view of a page (storefront 3, page kinds). Returns `undefined` for pages
 * without a kind and for pages that failed to load. The page of all offers and a list that shows only offers have
 * the kind PLP_OFFER. The event of an article contains the flags that its page shows (storefront 9).
 */
export const pageEvent = ({ id, loaderData }: ShownRoute): DataLayerEvent | undefined => {
  const data = dataOf(loaderData)
  if (id === "pages/product/ProductPage.tsx")
    return isProductPage(data)
      ? { event: "page_view", page_kind: "PDP", ...flagTypes(shownFlags(data.product)) }
      : undefined
  if (!isList(data)) return undefined
  if (id === "pages/list/OffersPage.tsx" || showsOffers(data))
    return { event: "page_view", page_kind: "PLP_OFFER" }
  if (id === "pages/list/CategoryPage.tsx") return { event: "page_view", page_kind: "PLP_CATEGORY" }
  return id === "pages/list/SearchPage.tsx" ? { event: "page_view", page_kind: "PLP_SEARCH" } : undefined
}
