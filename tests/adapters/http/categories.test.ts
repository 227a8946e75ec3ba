import { assert, describe, it } from "@effect/vitest"
import { fromCategoryTree, toCategoryTree } from "@heimwerk/adapters/http/contract/search/categories.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import fc from "fast-check"

/** Random category trees with at most the given number of levels. */
const trees = (levels: number): fc.Arbitrary<ReadonlyArray<Category>> =>
  fc.array(
    fc.record({
      id: fc.string(),
      name: fc.string(),
      link: fc.string(),
      image: fc.string(),
      subCategories: levels === 1 ? fc.constant([]) : trees(levels - 1),
    }),
    { maxLength: 3 },
  )

describe("the category tree on the wire", () => {
  it("an encoded category tree is decoded with every category at its place in the tree", () => {
    fc.assert(
      fc.property(trees(3), (tree) => {
        assert.deepStrictEqual(fromCategoryTree(toCategoryTree(tree)), tree)
      }),
    )
  })

  it("an encoded category tree lists each main category on level 0, followed by its sub-categories on level 1", () => {
    const leaf = (id: string, subCategories: ReadonlyArray<Category> = []) => ({
      id,
      name: id,
      link: `/c/${id}`,
      image: "",
      subCategories,
    })
    const [facet] = toCategoryTree([leaf("1", [leaf("11"), leaf("12")]), leaf("2")]).facets
    assert.deepStrictEqual(
      facet?.elements.map(({ clusterLevel, value }) => [value, clusterLevel]),
      [
        ["1", 0],
        ["11", 1],
        ["12", 1],
        ["2", 0],
      ],
    )
  })
})
