import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"

import { facetOf, sortKeyOf } from "../../../http/contract/search/fields.ts"

/** The part of a result of the search service that describes the list, without its hits. */
export interface ReadList {
  readonly totalHits: number
  readonly facets?: ReadonlyArray<{
    readonly name: string
    readonly associatedFieldName: string
    readonly elements: ReadonlyArray<{
      readonly text: string
      readonly value?: string
      readonly totalHits?: number
      readonly selected?: string
    }>
  }>
  readonly sortItems?: ReadonlyArray<{
    readonly name: string
    readonly order: string
    readonly selected?: boolean
  }>
  readonly paging: { readonly currentPage: number; readonly pageCount: number; readonly hitsPerPage: number }
  readonly correctedQuery?: string
  readonly alternativeQueries?: ReadonlyArray<string>
}

const facetsOf = ({ facets = [] }: ReadList): ProductPage["facets"] =>
  facets.flatMap(({ associatedFieldName, elements, name: label }) => {
    const field = facetOf(associatedFieldName)
    if (field === undefined) return []
    return [
      {
        field,
        label,
        elements: elements.map(({ selected, text, totalHits: count = 0, value = text }) => ({
          value,
          label: text,
          count,
          selected: selected === "TRUE",
        })),
      },
    ]
  })

/** Converts a result of the search service to a page of products. `products` are its decoded hits. */
export const toPage = (result: ReadList, products: ProductPage["products"]): ProductPage => {
  const sort = (result.sortItems ?? []).find(({ selected }) => selected)
  return {
    products,
    total: result.totalHits,
    page: result.paging.currentPage,
    pageCount: result.paging.pageCount,
    pageSize: result.paging.hitsPerPage,
    facets: facetsOf(result),
    sort: (sort && sortKeyOf(`${sort.name}:${sort.order}`)) ?? "relevance",
    ...(result.correctedQuery === undefined ? {} : { correctedTerm: result.correctedQuery }),
    ...(result.alternativeQueries === undefined ? {} : { alternativeTerms: result.alternativeQueries }),
  }
}
