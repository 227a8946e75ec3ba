import { type ListState, listSearch } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import styles from "./ActiveFilters.module.css"
import { focusResults } from "./focusResults.ts"
import { toggled } from "./toggled.ts"

interface ActiveFiltersProps {
  readonly facets: ReadonlyArray<Facet>
  readonly path: string
  readonly state: ListState
}

/**
 * The active filters of a list, removable one by one or all together. Removing filters does not change the
 * sort order.
 */
export const ActiveFilters = ({ facets, path, state }: ActiveFiltersProps) => {
  const chosen = state.filters.flatMap(({ field, values }) => {
    const elements = facets.find((facet) => facet.field === field)?.elements ?? []
    return values.map((value) => ({
      field,
      value,
      label: elements.find((element) => element.value === value)?.label ?? value,
    }))
  })
  if (chosen.length === 0) return null
  return (
    <ul className={styles["filters"]} aria-label="Gewählte Filter">
      {chosen.map(({ field, label, value }) => (
        <li key={`${field} ${value}`}>
          <Link
            className={styles["filter"]}
            to={path + toggled(state, field, value)}
            preventScrollReset
            onClick={focusResults}
          >
            {label}
            <Icon name="close" size={14} />
            <span className="visually-hidden"> entfernen</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles["all"]}
          to={path + listSearch({ ...state, filters: [], page: 1 })}
          preventScrollReset
          onClick={focusResults}
        >
          Alle Filter zurücksetzen
        </Link>
      </li>
    </ul>
  )
}
