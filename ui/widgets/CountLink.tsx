import { Link } from "./Link.tsx"
import styles from "./CountLink.module.css"
import { Icon, type IconName } from "./Icon.tsx"

interface CountLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly word: string
  /** Number of pieces. With 0 no number is shown, and above 99 the badge shows `99+`. */
  readonly count: number
}

/** A link in the header with an icon, a text if there is room, and a number badge. */
export const CountLink = ({ count, icon, to, word }: CountLinkProps) => {
  const counts = count > 0
  return (
    <Link className={styles["link"]} to={to}>
      <span className={styles["sign"]}>
        <Icon name={icon} size={26} />
        {counts ? (
          <span className={styles["count"]} aria-hidden="true">
            {count > 99 ? "99+" : count}
          </span>
        ) : null}
      </span>
      <span className={styles["word"]} aria-hidden={counts || undefined}>
        {word}
      </span>
      {counts ? <span className="visually-hidden">{`${word}, ${count} Artikel`}</span> : null}
    </Link>
  )
}
