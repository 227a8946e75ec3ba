import { type ListState, listSearch } from "@heimwerk/core/catalog/listState.ts"
import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"

import { isChosen } from "./isChosen.ts"

/** Returns the query of a list after toggling a facet value. The new query shows the first page. */
export const toggled = (state: ListState, field: FacetField, value: string): string => {
  const filters = isChosen(state, field, value)
    ? state.filters.map((filter) =>
        filter.field === field ? { field, values: filter.values.filter((other) => other !== value) } : filter,
      )
    : [...state.filters, { field, values: [value] }]
  return listSearch({ ...state, filters, page: 1 })
}
