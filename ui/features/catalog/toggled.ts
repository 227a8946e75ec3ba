import { type ListState, listSearch } from "@heimwerk/core/catalog/listState.ts"
import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"

/** The query of a list with one choice of a facet turned the other way; the list begins again at its first page. */
export const toggled = (state: ListState, field: FacetField, value: string): string => {
  const isChosen = state.filters.some((filter) => filter.field === field && filter.values.includes(value))
  const filters = isChosen
    ? state.filters.map((filter) =>
        filter.field === field ? { field, values: filter.values.filter((other) => other !== value) } : filter,
      )
    : [...state.filters, { field, values: [value] }]
  return listSearch({ ...state, filters, page: 1 })
}
