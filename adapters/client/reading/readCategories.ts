import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { slug } from "@heimwerk/core/values/slug.ts"

import { fromCategoryTree } from "../../http/contract/search/categories.ts"
import type { CategoryElement } from "../../http/contract/search/CategoryTree.ts"
import { valuesOf } from "./plain/isObject.ts"
import { converted, list, type Read, struct, text, whole } from "./Read.ts"

/** Fills the missing fields of a category. */
const filledElement = (raw: unknown) => {
  const values = valuesOf(raw)
  return {
    clusterLevel: 0,
    previewImageURL: "",
    deeplink: `/c/${slug(String(values["text"]))}/${String(values["value"])}`,
    ...values,
  }
}

const element = converted(
  filledElement,
  struct<CategoryElement>({
    text,
    value: text,
    clusterLevel: whole,
    deeplink: text,
    previewImageURL: text,
  }),
)

interface Tree {
  readonly facets: ReadonlyArray<{ readonly elements: ReadonlyArray<CategoryElement> }>
}

const tree = struct<Tree>({
  facets: list("category facets", struct<Tree["facets"][number]>({ elements: list("categories", element) })),
})

/** Reads the category tree of the search service. */
export const readCategories: Read<ReadonlyArray<Category>> = (raw, report) =>
  fromCategoryTree(tree(raw, report))
