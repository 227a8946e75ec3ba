import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"

import { finderLink } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { isChosen } from "./isChosen.ts"
import styles from "./MarketFilter.module.css"
import { toggled } from "./toggled.ts"

interface MarketFilterProps {
  readonly facets: ReadonlyArray<Facet>
  readonly marketName: string
  readonly path: string
  readonly state: ListState
}

/** Facet value for articles in stock in the market (storefront 3, availability codes). */
const inMarket = "1"

/**
 * A filter for articles in stock in the chosen market. If no article of the list is in stock there, a message
 * replaces the filter and names alternatives.
 */
export const MarketFilter = ({ facets, marketName, path, state }: MarketFilterProps) => {
  const { elements = [] } = facets.find(({ field }) => field === "availability") ?? {}
  const count = elements.find(({ value }) => value === inMarket)?.count ?? 0
  const chosen = isChosen(state, "availability", inMarket)
  if (count === 0 && !chosen)
    return (
      <Notice kind="info">
        <span>{`Im Markt ${marketName} ist davon zurzeit nichts vorrätig.`}</span> Du kannst die Artikel
        bestellen oder einen <Link {...finderLink}>anderen Markt wählen</Link>.
      </Notice>
    )
  return (
    <Link
      className={styles["filter"]}
      to={path + toggled(state, "availability", inMarket)}
      rel="nofollow"
      preventScrollReset
      aria-current={chosen || undefined}
    >
      <span className={styles["box"]}>{chosen ? <Icon name="check" size={14} /> : null}</span>
      <span>
        <span>{`Vorrätig im Markt ${marketName}`}</span>
        {chosen ? <span className="visually-hidden">, gewählt</span> : null}{" "}
        <span className={styles["number"]}>
          <span>{`(${count}`}</span>
          <span className="visually-hidden"> Artikel</span>)
        </span>
      </span>
    </Link>
  )
}
