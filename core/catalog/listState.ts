import type { FacetField, Filter, ProductQuery, SortKey } from "./ProductQuery.ts"

/**
 * Filters, sort order and page of a product list, as its URL contains them.
 * @stability unstable
 * @example
 * import { listSearch, type ListState } from "@heimwerk/core/catalog"
 *
 * const firstPage = (state: ListState): ListState => ({ ...state, page: 1 })
 * listSearch(firstPage({ filters: [], sort: "name", page: 7 })) // => "?sortierung=name"
 */
export type ListState = Pick<ProductQuery, "filters" | "sort" | "page">

/** The part of `URLSearchParams` that `listQuery` uses. */
export interface SearchParams {
  get(name: string): string | null
  getAll(name: string): ReadonlyArray<string>
}

/** The sort orders besides the default. */
const sortKeys: ReadonlyArray<SortKey> = ["price-asc", "price-desc", "rating", "name"]

/** The parameter name of each facet in the URL, in URL order. */
const fields: ReadonlyArray<readonly [name: string, field: FacetField]> = [
  ["kategorie", "category"],
  ["marke", "brand"],
  ["preis", "price"],
  ["farbe", "color"],
  ["bewertung", "rating"],
  ["angebot", "offer"],
  ["verfuegbarkeit", "availability"],
  ["energie", "energy"],
]

const maxPage = 9_999
/**
 * Maximum number of chosen values of one facet. Further values are ignored, because each makes the search
 * slower.
 */
export const maxFilterValues = 50
const maxValueLength = 100

const readSort = (text: string | null): SortKey => sortKeys.find((key) => key === text) ?? "relevance"

const readPage = (text: string | null): number =>
  /^\d+$/u.test(String(text)) ? Math.min(maxPage, Math.max(1, Number(text))) : 1

const readFilter = (params: SearchParams, name: string): ReadonlyArray<string> => {
  const values = params.getAll(name).map((value) => value.trim())
  const usable = values.filter(
    (value) => value !== "" && value.length <= maxValueLength && !/\p{Cc}/u.test(value),
  )
  return Array.from(new Set(usable)).sort().slice(0, maxFilterValues)
}

/**
 * Reads the state of a product list from its URL: `?seite=2&sortierung=price-asc&marke=..&marke=..`. Invalid
 * values fall back to the default: page 1 for `0`, `-1`, `abc` and `1e9`, and sorting by relevance. A page
 * above 9999 counts as 9999. Ignores unknown parameters, empty values, values longer than 100 characters, and
 * values with control characters. Values are sorted without duplicates, so that each list has one URL.
 * @stability unstable
 * @example
 * import { listQuery } from "@heimwerk/core/catalog"
 *
 * listQuery(new URLSearchParams("seite=2&sortierung=price-asc"))
 * // => { filters: [], sort: "price-asc", page: 2 }
 */
export const listQuery = (params: SearchParams): ListState => {
  const filters = fields.flatMap(([name, field]): ReadonlyArray<Filter> => {
    const values = readFilter(params, name)
    return values.length === 0 ? [] : [{ field, values }]
  })
  return { filters, sort: readSort(params.get("sortierung")), page: readPage(params.get("seite")) }
}

/**
 * Returns the canonical query of a product list, `?marke=..&sortierung=..&seite=2`. Defaults are omitted. If
 * all are defaults, the query is empty.
 * @stability unstable
 * @example
 * import { listSearch } from "@heimwerk/core/catalog"
 *
 * listSearch({ filters: [], sort: "price-asc", page: 2 }) // => "?sortierung=price-asc&seite=2"
 */
export const listSearch = ({ filters, page, sort }: ListState): string => {
  const pairs: ReadonlyArray<readonly [string, string]> = [
    ...fields.flatMap(([name, field]) => {
      const values = filters.filter((filter) => filter.field === field).flatMap((filter) => filter.values)
      return Array.from(new Set(values))
        .sort()
        .map((value) => [name, value] as const)
    }),
    ...(sort === "relevance" ? [] : [["sortierung", sort] as const]),
    ...(page <= 1 ? [] : [["seite", String(page)] as const]),
  ]
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&")
  return query === "" ? "" : `?${query}`
}
