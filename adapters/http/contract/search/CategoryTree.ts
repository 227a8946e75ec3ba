import * as Schema from "effect/Schema"

/** One category; `clusterLevel` 0 is a main category, the elements after it with level 1 are its sub-categories. */
const CategoryElement = Schema.Struct({
  text: Schema.String,
  value: Schema.String,
  clusterLevel: Schema.Int,
  deeplink: Schema.String,
  previewImageURL: Schema.String,
})
export type CategoryElement = typeof CategoryElement.Type

/** The answer to `navigation/category`: one facet whose elements are the whole tree, each parent before its children. */
export const CategoryTree = Schema.Struct({
  facets: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      associatedFieldName: Schema.String,
      type: Schema.Literal("CATEGORY_PATH"),
      elements: Schema.Array(CategoryElement),
    }),
  ),
  timedOut: Schema.Boolean,
})
export type CategoryTree = typeof CategoryTree.Type
