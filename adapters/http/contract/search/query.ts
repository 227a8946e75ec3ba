import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import type { FacetField, Filter, ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { categoryPathField, facetFields, facetOf, sortFields, sortKeyOf } from "./fields.ts"

/** The query parameters of a product list in the HTTP contract. */
export interface ListParams {
  readonly page?: number
  readonly hitsPerPage?: number
  readonly filter?: ReadonlyArray<string>
  readonly sort?: string
  readonly purchaserId?: MarketId
}

const or = "~~~"

const wireFilters = ({ categoryId, filters }: ProductQuery) => [
  ...(categoryId === undefined ? [] : [`${categoryPathField}:${categoryId}`]),
  ...filters
    .filter(({ values }) => values.length > 0)
    .map(({ field, values }) => `${facetFields[field]}:${values.join(or)}`),
]

/** Converts a catalogue query to the query parameters of `search` or `navigation`. Omits default values. */
export const toListParams = (query: ProductQuery): ListParams => {
  const filter = wireFilters(query)
  return {
    ...(query.page === 1 ? {} : { page: query.page }),
    ...(query.pageSize === defaultPageSize ? {} : { hitsPerPage: query.pageSize }),
    ...(filter.length === 0 ? {} : { filter }),
    ...(query.sort === "relevance" ? {} : { sort: sortFields[query.sort] }),
    ...(query.marketId === undefined ? {} : { purchaserId: query.marketId }),
  }
}

const parts = (filter: string) => {
  const colon = filter.indexOf(":")
  return { name: filter.slice(0, colon), value: filter.slice(colon + 1) }
}

const readFilters = (filters: ReadonlyArray<string>): ReadonlyArray<Filter> => {
  const byField = new Map<FacetField, Array<string>>()
  for (const { name, value } of filters.map(parts)) {
    const field = facetOf(name)
    if (field !== undefined) byField.set(field, [...(byField.get(field) ?? []), ...value.split(or)])
  }
  return [...byField].map(([field, values]) => ({ field, values: [...new Set(values)] }))
}

/**
 * Decodes a catalogue query from query parameters. A field that is named twice counts as one filter with
 * both values.
 */
export const toProductQuery = (params: ListParams, term?: string): ProductQuery => {
  const filters = params.filter ?? []
  const category = filters.map(parts).find(({ name }) => name === categoryPathField)
  return {
    ...(term === undefined ? {} : { term }),
    ...(category === undefined ? {} : { categoryId: category.value }),
    ...(params.purchaserId === undefined ? {} : { marketId: params.purchaserId }),
    filters: readFilters(filters),
    sort: sortKeyOf(params.sort ?? sortFields.relevance) ?? "relevance",
    page: params.page ?? 1,
    pageSize: params.hitsPerPage ?? defaultPageSize,
  }
}
