import { Link } from "react-router-dom"

import styles from "./CountLink.module.css"
import { Icon, type IconName } from "./Icon.tsx"

interface CountLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly word: string
  /** How many pieces there are; none are not counted. */
  readonly count: number
}

/** A link of the header with a sign, its word where there is room, and a number of pieces at the sign. */
export const CountLink = ({ count, icon, to, word }: CountLinkProps) => (
  <Link className={styles["link"]} to={to} aria-label={count === 0 ? undefined : `${word}, ${count} Artikel`}>
    <span className={styles["sign"]}>
      <Icon name={icon} size={26} />
      {count === 0 ? null : <span className={styles["count"]}>{count > 99 ? "99+" : count}</span>}
    </span>
    <span className={styles["word"]}>{word}</span>
  </Link>
)
