import * as Schema from "effect/Schema"

import { MarketId } from "../values/MarketId.ts"
import { maxPageSize } from "./pageSizes.ts"

/**
 * Sort orders of a product list. `relevance` is the default.
 * @stability stable
 * @example
 * import { SortKey } from "@heimwerk/core/catalog"
 *
 * const texts: Partial<Record<SortKey, string>> = { "price-asc": "Preis aufsteigend" }
 * texts["price-asc"] // => "Preis aufsteigend"
 */
export const SortKey = Schema.Literals(["relevance", "price-asc", "price-desc", "rating", "name"])
export type SortKey = typeof SortKey.Type

/** Facets of a product list. */
export const FacetField = Schema.Literals([
  "category",
  "brand",
  "price",
  "color",
  "rating",
  "offer",
  "availability",
  "energy",
])
export type FacetField = typeof FacetField.Type

/**
 * Chosen values of one facet. A product matches a facet if it has one of the values, and it must match all
 * facets.
 * @stability stable
 * @example
 * import { Filter, listSearch } from "@heimwerk/core/catalog"
 *
 * const brand: Filter = { field: "brand", values: ["Grimmholt"] }
 * listSearch({ filters: [brand], sort: "relevance", page: 1 }) // => "?marke=Grimmholt"
 */
export class Filter extends Schema.Opaque<Filter>()(
  Schema.Struct({ field: FacetField, values: Schema.Array(Schema.String) }),
) {}

/**
 * Query of the catalogue: by term, by category, by both, or for all articles.
 * @stability stable
 * @example
 * import { ProductQuery } from "@heimwerk/core/catalog"
 *
 * const drills = ProductQuery.make({
 *   term: "akkuschrauber",
 *   filters: [{ field: "brand", values: ["Grimmholt"] }],
 *   sort: "relevance",
 *   page: 1,
 *   pageSize: 24,
 * })
 * drills.term // => "akkuschrauber"
 */
export class ProductQuery extends Schema.Opaque<ProductQuery>()(
  Schema.Struct({
    /** The search term, normalised by `search/term`. */
    term: Schema.optionalKey(Schema.String),
    categoryId: Schema.optionalKey(Schema.String),
    marketId: Schema.optionalKey(MarketId),
    filters: Schema.Array(Filter),
    sort: SortKey,
    /** 1-based number of the page. A number above the last page means the last page. */
    page: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
    pageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxPageSize })),
  }),
) {}
