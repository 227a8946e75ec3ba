import { Link } from "../../widgets/Link.tsx"
import type { Series } from "./series.ts"
import styles from "./Siblings.module.css"

/**
 * The articles of a series by the property in which they differ. All except the shown article are links.
 */
export const Siblings = ({ choices, property }: Series) => (
  <div role="group" aria-labelledby="varianten">
    <p id="varianten" className={styles["title"]}>
      {property}
    </p>
    <ul className={styles["siblings"]}>
      {choices.map(({ label, link }) =>
        link === undefined ? (
          <li key="own" className={styles["own"]}>
            <span>{label}</span>
            <span className="visually-hidden"> (gewählt)</span>
          </li>
        ) : (
          <li key={link}>
            <Link className={styles["sibling"]} to={link} preventScrollReset>
              {label}
            </Link>
          </li>
        ),
      )}
    </ul>
  </div>
)
