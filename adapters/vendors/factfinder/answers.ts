import * as Schema from "effect/Schema"

import { readableList } from "./readableList.ts"

const Values = Schema.Record(Schema.String, Schema.Unknown)

/** Maps each role to the field that has it: `{ productName: "Title", price: "Price" }`. */
export const FieldRoles = Schema.Record(Schema.String, Schema.String)
export type FieldRoles = typeof FieldRoles.Type

/** A product record. Its fields are those that the shop exported. */
export class WireRecord extends Schema.Opaque<WireRecord>()(
  Schema.Struct({ id: Schema.String, masterValues: Values }),
) {}

const WireFilter = Schema.Struct({
  name: Schema.String,
  values: Schema.optionalKey(Schema.Array(Schema.Struct({ value: Schema.String }))),
})

/** The query of an answer, or the query after an element of a facet is selected or deselected. */
export class WireQuestion extends Schema.Opaque<WireQuestion>()(
  Schema.Struct({
    query: Schema.optionalKey(Schema.String),
    filters: Schema.optionalKey(Schema.Array(WireFilter)),
  }),
) {}

export class WireElement extends Schema.Opaque<WireElement>()(
  Schema.Struct({
    text: Schema.String,
    totalHits: Schema.optionalKey(Schema.Int),
    clusterLevel: Schema.optionalKey(Schema.Int),
    previewImageURL: Schema.optionalKey(Schema.String),
    searchParams: Schema.optionalKey(WireQuestion),
  }),
) {}

export class WireFacet extends Schema.Opaque<WireFacet>()(
  Schema.Struct({
    name: Schema.String,
    associatedFieldName: Schema.String,
    type: Schema.optionalKey(Schema.String),
    elements: Schema.optionalKey(readableList("elements of a facet", WireElement)),
    selectedElements: Schema.optionalKey(readableList("selected elements of a facet", WireElement)),
  }),
) {}

/**
 * The answer to `search` and `navigation`, reduced to the fields that the shop reads. An instance may send null for an
 * empty list of facets or sort orders. The records and their number are required.
 */
export class WireResult extends Schema.Opaque<WireResult>()(
  Schema.Struct({
    hits: readableList("records of the search service", WireRecord),
    totalHits: Schema.Int,
    facets: Schema.optionalKey(readableList("facets of the search service", WireFacet)),
    sortItems: Schema.optionalKey(
      readableList(
        "sort orders of the search service",
        Schema.Struct({ name: Schema.String, order: Schema.String, selected: Schema.Boolean }),
      ),
    ),
    fieldRoles: Schema.optionalKey(FieldRoles),
    paging: Schema.Struct({ currentPage: Schema.Int, pageCount: Schema.Int, hitsPerPage: Schema.Int }),
    searchParams: Schema.optionalKey(WireQuestion),
    timedOut: Schema.optionalKey(Schema.Boolean),
  }),
) {}

export class CategoryAnswer extends Schema.Opaque<CategoryAnswer>()(
  Schema.Struct({ facets: readableList("category facets", WireFacet) }),
) {}

export class RecordsAnswer extends Schema.Opaque<RecordsAnswer>()(
  Schema.Struct({
    fieldRoles: Schema.optionalKey(FieldRoles),
    records: readableList("records of the search service", WireRecord),
  }),
) {}

/** The answer to `detail`. Some instances wrap the record, others return it directly. */
export const DetailAnswer = Schema.Union([
  Schema.Struct({ fieldRoles: Schema.optionalKey(FieldRoles), record: WireRecord }),
  WireRecord,
])

export class SuggestAnswer extends Schema.Opaque<SuggestAnswer>()(
  Schema.Struct({
    suggestions: readableList(
      "suggestions of the search service",
      Schema.Struct({
        name: Schema.NonEmptyString,
        type: Schema.String,
        image: Schema.optionalKey(Schema.String),
        attributes: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
      }),
    ),
  }),
) {}
export type WireSuggestion = (typeof SuggestAnswer.Type)["suggestions"][number]
