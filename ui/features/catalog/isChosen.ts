import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { FacetField } from "@heimwerk/core/catalog/ProductQuery.ts"

/** Whether a facet value is an active filter. */
export const isChosen = (
  { filters }: Pick<ListState, "filters">,
  field: FacetField,
  value: string,
): boolean => filters.some((filter) => filter.field === field && filter.values.includes(value))
