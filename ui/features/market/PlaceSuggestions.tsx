import { Link } from "react-router-dom"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./PlaceSuggestions.module.css"

/** A place the visitor may have meant. */
export interface PlaceLink {
  readonly id: string
  /** `50667 Köln` */
  readonly title: string
  /** The state, which tells places of one name apart. */
  readonly subtitle: string
  readonly link: string
  /** The markets on the page are those near this place. */
  readonly isShown: boolean
}

/** The places a search text may mean (forms and markets 2.3, Ortsvorschläge). */
export const PlaceSuggestions = ({ places }: { readonly places: ReadonlyArray<PlaceLink> }) => (
  <nav className={styles["suggestions"]} aria-labelledby="ortsvorschlaege">
    <h2 id="ortsvorschlaege" className={styles["title"]}>
      Ortsvorschläge
    </h2>
    <ul className={styles["places"]}>
      {places.map(({ id, isShown, link, subtitle, title }) => (
        <li key={id}>
          <Link
            className={styles["place"]}
            to={link}
            aria-current={isShown ? "true" : undefined}
            preventScrollReset
          >
            <Icon name={isShown ? "check" : "pin"} size={20} />
            <span>
              {title}
              {subtitle === "" ? null : <span className={styles["subtitle"]}>{subtitle}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
