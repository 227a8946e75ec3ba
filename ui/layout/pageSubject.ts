import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import type { PageSubject } from "@heimwerk/core/tracking/recommendation.ts"

import type { ListData } from "../pages/list/ListData.ts"

/** The fields of a route that tell which article, category or search its page shows. */
export interface ShownRoute {
  readonly id: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly loaderData?: unknown
}

type Way = Pick<ListData, "crumbs" | "heading">

const isWay = (data: unknown): data is Way =>
  typeof data === "object" &&
  data !== null &&
  "crumbs" in data &&
  Array.isArray(data.crumbs) &&
  "heading" in data &&
  typeof data.heading === "string"

/** Returns the category names from a page's breadcrumb and heading; none if the page failed to load. */
const categoryPath = (answer: unknown): ReadonlyArray<string> => {
  const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined
  return isWay(data) ? [...data.crumbs.map(({ name }) => name), data.heading] : []
}

/** Returns the subject of a page for the recommendation queue: an article, a category, a search, or none. */
export const pageSubject = ({ id, loaderData, params }: ShownRoute): PageSubject | undefined => {
  if (id === "pages/product/ProductPage.tsx") {
    const articleId = params["articleId"]
    return articleId === undefined ? undefined : { command: "view", articleId }
  }
  if (id === "pages/list/CategoryPage.tsx") {
    const path = categoryPath(loaderData)
    return path.length === 0 ? undefined : { command: "category", path }
  }
  const term = id === "pages/list/SearchPage.tsx" ? normaliseTerm(params["term"] ?? "") : undefined
  return term === undefined ? undefined : { command: "searchTerm", term }
}
