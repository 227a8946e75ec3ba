import * as Schema from "effect/Schema"

/**
 * One category. `clusterLevel` 0 is a main category; the level 1 elements after it are its sub-categories.
 */
const CategoryElement = Schema.Struct({
  text: Schema.String,
  value: Schema.String,
  clusterLevel: Schema.Int,
  deeplink: Schema.String,
  previewImageURL: Schema.String,
})
export type CategoryElement = typeof CategoryElement.Type

/**
 * The answer to `navigation/category`: one facet with the whole tree as elements, each parent before its
 * children.
 */
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
