import * as Schema from "effect/Schema"

/**
 * One category in the search service's format. `clusterLevel` 0 is a main category; the elements of level 1
 * after it are its sub-categories.
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
 * The answer to `navigation/category`: one facet with the whole category tree as elements, each parent
 * before its children.
 */
export class CategoryTree extends Schema.Opaque<CategoryTree>()(
  Schema.Struct({
    facets: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        associatedFieldName: Schema.String,
        type: Schema.Literal("CATEGORY_PATH"),
        elements: Schema.Array(CategoryElement),
      }),
    ),
    timedOut: Schema.Boolean,
  }),
) {}
