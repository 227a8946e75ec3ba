import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import styles from "./PlaceSuggestions.module.css"

/** A place that matches the search text, with its link. */
export interface PlaceLink {
  readonly id: string
  /** Postcode and name, for example `50667 Köln`. */
  readonly title: string
  /** The federal state, which distinguishes places with the same name. */
  readonly subtitle: string
  readonly link: string
  /** Whether the page currently lists the markets near this place. */
  readonly isShown: boolean
}

/** Links to the places that match a search text (forms and markets 2.3, Ortsvorschläge). */
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
