import { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { Filter } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ArticleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { listedFields, listedValues } from "@heimwerk/core/search/facets.ts"
import type { FacetCount } from "@heimwerk/core/search/facets.ts"
import { chosenValues, hasValue } from "@heimwerk/core/search/narrowing.ts"
import type { Hit } from "@heimwerk/core/search/order.ts"

/**
 * Filters products by the selected facet values and counts the products of each value. A product counts for
 * the values of a facet if it matches the selection in all other facets.
 */
export const narrow = (
  hits: ReadonlyArray<Hit>,
  filters: ReadonlyArray<Filter>,
  stockOf: (facts: ArticleFacts) => number | undefined,
): { readonly shown: ReadonlyArray<Hit>; readonly counts: ReadonlyArray<FacetCount> } => {
  const chosen = chosenValues(filters)
  const listed = listedFields.map((field) => ({ field, values: listedValues(field, chosen) }))
  const counts = new Map<FacetField, Map<string, number>>(
    FacetField.literals.map((field) => [field, new Map()]),
  )
  const count = (field: FacetField, value: string) => {
    const values = counts.get(field)
    values?.set(value, (values.get(value) ?? 0) + 1)
  }
  const shown: Array<Hit> = []
  for (const hit of hits) {
    const { facts } = hit
    const stock = stockOf(facts)
    const misses = [...chosen].flatMap(([field, values]) =>
      values.some((value) => hasValue(facts, stock, field, value)) ? [] : [field],
    )
    if (misses.length === 0) shown.push(hit)
    if (misses.length > 1) continue
    const counted = (field: FacetField): boolean => misses.every((missed) => missed === field)
    if (counted("category"))
      new Set([facts.mainCategoryId, facts.categoryId]).forEach((id) => count("category", id))
    if (counted("brand")) count("brand", facts.brand)
    if (counted("color")) count("color", facts.color)
    if (counted("energy")) count("energy", facts.energy)
    for (const { field, values } of listed) {
      if (!counted(field)) continue
      for (const value of values) if (hasValue(facts, stock, field, value)) count(field, value)
    }
  }
  return {
    shown,
    counts: [...counts].flatMap(([field, values]) =>
      [...values].map(([value, count]) => ({ field, value, count })),
    ),
  }
}
