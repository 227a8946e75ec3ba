import { slug } from "@heimwerk/core/values/slug.ts"
import * as Schema from "effect/Schema"

import { searchGroup } from "../contract/search/api.ts"
import { DetailValues, ProductValues } from "../contract/search/Record.ts"
import { filledRecord } from "./plain/filledRecord.ts"
import { readableList, readAs } from "./readableList.ts"

const Values = Schema.Record(Schema.String, Schema.Unknown)

const WireRecord = Schema.Struct({
  id: Schema.optionalKey(Schema.Union([Schema.String, Schema.Finite])),
  masterValues: Values,
})

const ReadRecord = readAs(WireRecord, Schema.Struct({ masterValues: ProductValues }), (record) => ({
  masterValues: filledRecord(record.id, record.masterValues),
}))

/**
 * A product page requires only the manufacturer and the fields that a list requires. All other fields may
 * be missing.
 */
const ReadDetail = readAs(WireRecord, Schema.Struct({ masterValues: DetailValues }), (record) => ({
  masterValues: {
    Description: "",
    Highlights: [],
    Attributes: [],
    Gallery: [],
    Siblings: [],
    EAN: "",
    ...filledRecord(record.id, record.masterValues),
  },
}))

const Element = Schema.Struct({
  text: Schema.String,
  value: Schema.optionalKey(Schema.String),
  totalHits: Schema.optionalKey(Schema.Int),
  selected: Schema.optionalKey(Schema.String),
})

const Facet = Schema.Struct({
  name: Schema.String,
  associatedFieldName: Schema.String,
  elements: readableList("elements of a facet", Element),
})

const SortItem = Schema.Struct({
  name: Schema.String,
  order: Schema.String,
  selected: Schema.optionalKey(Schema.Boolean),
})

/** A list of products, reduced to the fields that the shop reads. */
const ReadResult = Schema.Struct({
  hits: readableList("products", ReadRecord),
  totalHits: Schema.Int,
  facets: Schema.optionalKey(readableList("facets", Facet)),
  sortItems: Schema.optionalKey(readableList("sort orders", SortItem)),
  paging: Schema.Struct({ currentPage: Schema.Int, pageCount: Schema.Int, hitsPerPage: Schema.Int }),
  correctedQuery: Schema.optionalKey(Schema.String),
  alternativeQueries: Schema.optionalKey(Schema.Array(Schema.String)),
})

const CategoryElement = Schema.Struct({
  text: Schema.String,
  value: Schema.String,
  clusterLevel: Schema.Int,
  deeplink: Schema.String,
  previewImageURL: Schema.String,
})

/**
 * A category without an address gets the shop's address for it. A category without a level is a main
 * category.
 */
const ReadCategory = readAs(Values, CategoryElement, (values) => ({
  clusterLevel: 0,
  previewImageURL: "",
  deeplink: `/c/${slug(String(values["text"]))}/${String(values["value"])}`,
  ...values,
}))

const ReadTree = Schema.Struct({
  facets: readableList(
    "category facets",
    Schema.Struct({ elements: readableList("categories", ReadCategory) }),
  ),
})

/** The search service of any backend that follows the specs. Unreadable records are left out. */
export const SearchReading = searchGroup({
  list: ReadResult,
  tree: ReadTree,
  records: Schema.Struct({ records: readableList("products", ReadRecord) }),
  detail: ReadDetail,
})
