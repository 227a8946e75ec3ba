import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { type ReadList, toPage } from "./plain/toPage.ts"
import { all, flag, list, optional, type Read, struct, text, whole } from "./Read.ts"
import { readProduct } from "./readProduct.ts"

type Facet = NonNullable<ReadList["facets"]>[number]
type Element = Facet["elements"][number]
type SortItem = NonNullable<ReadList["sortItems"]>[number]

const element = struct<Element>({
  text,
  value: optional(text),
  totalHits: optional(whole),
  selected: optional(text),
})

const facet = struct<Facet>({
  name: text,
  associatedFieldName: text,
  elements: list("elements of a facet", element),
})

const result = struct<ReadList & { readonly hits: ReadonlyArray<Product> }>({
  hits: list("products", readProduct),
  totalHits: whole,
  facets: optional(list("facets", facet)),
  sortItems: optional(
    list("sort orders", struct<SortItem>({ name: text, order: text, selected: optional(flag) })),
  ),
  paging: struct<ReadList["paging"]>({ currentPage: whole, pageCount: whole, hitsPerPage: whole }),
  correctedQuery: optional(text),
  alternativeQueries: optional(all(text)),
})

/** Reads a page of products of the search service. */
export const readPage: Read<ProductPage> = (raw, report) => {
  const { hits, ...rest } = result(raw, report)
  return toPage(rest, hits)
}
