import type { Facet, ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import type { ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"

import type { Channel } from "./api.ts"
import { facetFields, fieldRoles, sortFields } from "./fields.ts"
import type { SearchParams, SearchResult, WireFacet } from "./Result.ts"

const sortLabels: Record<SortKey, string> = {
  relevance: "Relevanz",
  "price-asc": "Preis aufsteigend",
  "price-desc": "Preis absteigend",
  rating: "Bewertung",
  name: "Name",
}

const sortName = (key: SortKey) => {
  const [name = "", order] = sortFields[key].split(":")
  return { name, order: order === "asc" ? ("asc" as const) : ("desc" as const) }
}

const sortKeys: ReadonlyArray<SortKey> = ["relevance", "price-asc", "price-desc", "rating", "name"]

const searchParams = (query: ProductQuery, channel: Channel): SearchParams => ({
  channel,
  query: query.term ?? "*",
  page: query.page,
  hitsPerPage: query.pageSize,
  sortItems: [sortName(query.sort)],
  filters: query.filters.map(({ field, values }) => ({
    name: facetFields[field],
    substring: false,
    values: values.map((value) => ({ type: "or", value, exclude: false })),
  })),
  ...(query.marketId === undefined ? {} : { purchaserId: query.marketId }),
})

const toFacet = ({ elements, field, label }: Facet): WireFacet => {
  const all = elements.map(({ count, label: text, selected, value }) => ({
    text,
    value,
    totalHits: count,
    selected: selected ? ("TRUE" as const) : ("FALSE" as const),
  }))
  return {
    name: label,
    associatedFieldName: facetFields[field],
    type: "TEXT",
    filterStyle: "MULTISELECT",
    selectionType: "multiSelectOr",
    elements: all,
    selectedElements: all.filter(({ selected }) => selected === "TRUE"),
  }
}

/** Converts a product to a record of the search service. */
export const toRecord = <P extends Product | ProductDetail>(product: P) => ({
  id: product.articleId,
  masterValues: { ...product, priceInForce: priceInForce(product.price) },
  variantValues: [],
})

const breadCrumbs = ({ filters, term }: ProductQuery): SearchResult["breadCrumbTrail"] => [
  ...(term === undefined ? [] : [{ type: "search" as const, text: term, value: term }]),
  ...filters.flatMap(({ field, values }) =>
    values.map((value) => ({
      type: "filter" as const,
      text: value,
      value,
      associatedFieldName: facetFields[field],
    })),
  ),
]

/** Converts one page of products to the search service's answer to `query`. */
export const toResult = (page: ProductPage, query: ProductQuery, channel: Channel): SearchResult => ({
  hits: page.products.map((product, index) => ({
    ...toRecord(product),
    position: (page.page - 1) * page.pageSize + index,
    score: 100,
    foundWords: [],
  })),
  totalHits: page.total,
  facets: page.facets.map(toFacet),
  filters: [],
  sortItems: sortKeys.map((key) => ({
    ...sortName(key),
    description: sortLabels[key],
    selected: key === page.sort,
  })),
  breadCrumbTrail: breadCrumbs(query),
  campaigns: [],
  answers: [],
  singleWordResults: [],
  paging: {
    currentPage: page.page,
    pageCount: page.pageCount,
    hitsPerPage: page.pageSize,
    defaultHitsPerPage: defaultPageSize,
  },
  searchParams: searchParams(query, channel),
  ...(page.correctedTerm === undefined ? {} : { correctedQuery: page.correctedTerm }),
  ...(page.alternativeTerms === undefined ? {} : { alternativeQueries: page.alternativeTerms }),
  fieldRoles,
  articleNumberSearch: false,
  scoreFirstHit: 100,
  scoreLastHit: 100,
  timedOut: false,
  tookTotal: 0,
  tookWorldmatch: 0,
})
