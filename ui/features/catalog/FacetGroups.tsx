import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import styles from "./Facets.module.css"
import { isChosen } from "./isChosen.ts"
import { toggled } from "./toggled.ts"

/** The facets of a list and the list's state from the URL. */
export interface FacetGroupsProps {
  readonly facets: ReadonlyArray<Facet>
  readonly path: string
  readonly state: ListState
}

/** Number of values shown per facet; a button shows the other values. */
const shownAtOnce = 8

type GroupProps = Pick<FacetGroupsProps, "path" | "state">

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
              <span>{count}</span>
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
          <summary className={styles["more"]}>{`${rest.length} weitere`}</summary>
          <Choices {...facet} elements={rest} path={path} state={state} />
        </details>
      )}
    </details>
  )
}

/**
 * The values of all non-empty facets. Each value is a link to the filtered list, so the facets work without
 * JavaScript.
 */
export const FacetGroups = ({ facets, path, state }: FacetGroupsProps) =>
  facets
    .filter(({ elements }) => elements.length > 0)
    .map((facet) => <FacetGroup key={facet.field} facet={facet} path={path} state={state} />)
