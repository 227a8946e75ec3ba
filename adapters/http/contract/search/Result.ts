import * as Schema from "effect/Schema"

import { Hit } from "./Record.ts"

const Names = Schema.Array(Schema.Struct({ name: Schema.String, order: Schema.Literals(["asc", "desc"]) }))

/** The query that a search result answers. */
export class SearchParams extends Schema.Opaque<SearchParams>()(
  Schema.Struct({
    channel: Schema.String,
    query: Schema.String,
    page: Schema.Int,
    hitsPerPage: Schema.Int,
    sortItems: Names,
    filters: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        substring: Schema.Boolean,
        values: Schema.Array(
          Schema.Struct({
            type: Schema.Literals(["or", "and"]),
            value: Schema.String,
            exclude: Schema.Boolean,
          }),
        ),
      }),
    ),
    purchaserId: Schema.optionalKey(Schema.String),
  }),
) {}

const FacetElement = Schema.Struct({
  text: Schema.String,
  /** The filter value of a facet element. `text` is its label. */
  value: Schema.String,
  totalHits: Schema.Int,
  selected: Schema.Literals(["TRUE", "FALSE"]),
})

export class WireFacet extends Schema.Opaque<WireFacet>()(
  Schema.Struct({
    name: Schema.String,
    associatedFieldName: Schema.String,
    type: Schema.String,
    filterStyle: Schema.Literals(["DEFAULT", "SLIDER", "MULTISELECT", "TREE"]),
    selectionType: Schema.String,
    elements: Schema.Array(FacetElement),
    selectedElements: Schema.Array(FacetElement),
  }),
) {}

const SortItem = Schema.Struct({
  name: Schema.String,
  order: Schema.Literals(["asc", "desc"]),
  description: Schema.String,
  selected: Schema.Boolean,
})

const Paging = Schema.Struct({
  currentPage: Schema.Int,
  pageCount: Schema.Int,
  hitsPerPage: Schema.Int,
  defaultHitsPerPage: Schema.Int,
})

const BreadCrumb = Schema.Struct({
  type: Schema.Literals(["search", "filter"]),
  text: Schema.String,
  value: Schema.String,
  associatedFieldName: Schema.optionalKey(Schema.String),
})

/**
 * The answer to `search` and `navigation` (FACT-Finder NG REST v4, Result). Features that the shop does not
 * have, such as campaigns, are present and empty, because clients of the search service require the keys.
 */
export class SearchResult extends Schema.Opaque<SearchResult>()(
  Schema.Struct({
    hits: Schema.Array(Hit),
    totalHits: Schema.Int,
    facets: Schema.Array(WireFacet),
    filters: Schema.Array(Schema.Unknown),
    sortItems: Schema.Array(SortItem),
    breadCrumbTrail: Schema.Array(BreadCrumb),
    campaigns: Schema.Array(Schema.Unknown),
    answers: Schema.Array(Schema.Unknown),
    singleWordResults: Schema.Array(Schema.Unknown),
    paging: Paging,
    searchParams: SearchParams,
    /** The corrected term that was searched instead of a misspelt one. Our addition to the service's format. */
    correctedQuery: Schema.optionalKey(Schema.String),
    /** Terms that were perhaps meant. Our addition to the service's format. */
    alternativeQueries: Schema.optionalKey(Schema.Array(Schema.String)),
    fieldRoles: Schema.Record(Schema.String, Schema.String),
    articleNumberSearch: Schema.Boolean,
    scoreFirstHit: Schema.Finite,
    scoreLastHit: Schema.Finite,
    timedOut: Schema.Boolean,
    tookTotal: Schema.Int,
    tookWorldmatch: Schema.Int,
  }),
) {}
