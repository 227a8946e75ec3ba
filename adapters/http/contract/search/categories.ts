import type { Category } from "@heimwerk/core/catalog/Category.ts"

import type { CategoryElement, CategoryTree } from "./CategoryTree.ts"
import { categoryPathField } from "./fields.ts"

const flatten = (categories: ReadonlyArray<Category>, clusterLevel: number): ReadonlyArray<CategoryElement> =>
  categories.flatMap(({ id, image, link, name, subCategories }) => [
    { text: name, value: id, clusterLevel, deeplink: link, previewImageURL: image },
    ...flatten(subCategories, clusterLevel + 1),
  ])

/** Converts the category tree to the search service's format. */
export const toCategoryTree = (categories: ReadonlyArray<Category>): CategoryTree => ({
  facets: [
    {
      name: "Kategorie",
      associatedFieldName: categoryPathField,
      type: "CATEGORY_PATH",
      elements: flatten(categories, 0),
    },
  ],
  timedOut: false,
})

/**
 * Nests the category elements of one level. The children of an element are the deeper elements that follow,
 * up to the next one that is not deeper.
 */
const nest = (elements: ReadonlyArray<CategoryElement>, level: number): ReadonlyArray<Category> =>
  elements.flatMap((element, index) => {
    if (element.clusterLevel !== level) return []
    const next = elements.findIndex((other, at) => at > index && other.clusterLevel <= level)
    const below = elements.slice(index + 1, next === -1 ? elements.length : next)
    const { deeplink: link, previewImageURL: image, text: name, value: id } = element
    return [{ id, name, link, image, subCategories: nest(below, level + 1) }]
  })

/** Decodes the category tree from the search service's answer. */
export const fromCategoryTree = ({
  facets,
}: {
  readonly facets: ReadonlyArray<Pick<CategoryTree["facets"][number], "elements">>
}): ReadonlyArray<Category> => facets.flatMap(({ elements }) => nest(elements, 0))
