import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"
import type { MouseEvent } from "react"
import { Link } from "react-router-dom"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Facets.module.css"
import { resultsId } from "./focusResults.ts"
import { isChosen } from "./isChosen.ts"
import { toggled } from "./toggled.ts"

interface FacetsProps {
  readonly facets: ReadonlyArray<Facet>
  readonly path: string
  readonly state: ListState
  /** How many articles the list has now. */
  readonly total: number
}

/** Facets with more choices show the first ones and keep the rest behind a button. */
const shownAtOnce = 8

type GroupProps = Pick<FacetsProps, "path" | "state">

/** Small windows fold the choices over the list; this leads back to it. */
const showResults = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const folded = currentTarget.closest("details")
  if (folded !== null) folded.open = false
  document.getElementById(resultsId)?.focus()
}

const Choices = ({ elements, field, path, state }: Facet & GroupProps) => (
  <ul>
    {elements.map(({ count, label, value }) => {
      const chosen = isChosen(state, field, value)
      return (
        <li key={value}>
          <Link
            className={styles["choice"]}
            to={path + toggled(state, field, value)}
            rel="nofollow"
            preventScrollReset
            aria-current={chosen || undefined}
          >
            <span className={styles["box"]}>{chosen ? <Icon name="check" size={14} /> : null}</span>
            <span className={styles["label"]}>{label}</span>
            {chosen ? <span className="visually-hidden">gewählt, </span> : null}
            <span className={styles["number"]}>
              <span className="visually-hidden">Artikel: </span>
              {count}
            </span>
          </Link>
        </li>
      )
    })}
  </ul>
)

const FacetGroup = ({ facet, path, state }: GroupProps & { readonly facet: Facet }) => {
  const rest = facet.elements.slice(shownAtOnce)
  return (
    <details className={styles["facet"]} open>
      <summary className={styles["title"]}>
        <h3>{facet.label}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      <Choices {...facet} elements={facet.elements.slice(0, shownAtOnce)} path={path} state={state} />
      {rest.length === 0 ? null : (
        <details className={styles["rest"]} open={rest.some(({ selected }) => selected)}>
          <summary className={styles["more"]}>{rest.length} weitere</summary>
          <Choices {...facet} elements={rest} path={path} state={state} />
        </details>
      )}
    </details>
  )
}

/**
 * What a list can be narrowed by. Every choice is a link to the list with it, so it works without a script; on small
 * windows all of it folds into one button.
 */
export const Facets = ({ facets, path, state, total }: FacetsProps) => {
  const chosen = state.filters.reduce((sum, { values }) => sum + values.length, 0)
  return (
    <details className={styles["facets"]}>
      <summary className={styles["button"]}>
        <Icon name="filter" size={20} />
        Filter{chosen === 0 ? "" : ` (${chosen})`}
      </summary>
      <nav aria-label="Filter">
        <h2 className="visually-hidden">Filter</h2>
        {facets
          .filter(({ elements }) => elements.length > 0)
          .map((facet) => (
            <FacetGroup key={facet.field} facet={facet} path={path} state={state} />
          ))}
        <button type="button" className={styles["show"]} onClick={showResults}>
          {total} Artikel anzeigen
        </button>
      </nav>
    </details>
  )
}
