import { Link } from "./Link.tsx"
import { Icon } from "./Icon.tsx"
import styles from "./Pagination.module.css"

interface PaginationProps {
  readonly label?: string
  readonly current: number
  readonly pages: ReadonlyArray<number>
  readonly to: (page: number) => string
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Called on a click on a page link. The caller moves focus, because the link may disappear. */
  readonly onChoose: () => void
}

/** Links to the pages of a list. */
export const Pagination = ({
  current,
  label = "Seiten",
  next,
  onChoose,
  pages,
  previous,
  to,
}: PaginationProps) => (
  <nav aria-label={label}>
    <ul className={styles["pages"]}>
      {previous === undefined ? null : (
        <li>
          <Link className={styles["page"]} to={previous} rel="prev" onClick={onChoose}>
            <Icon name="chevron-left" size={20} />
            <span className="visually-hidden">Vorherige Seite</span>
          </Link>
        </li>
      )}
      {pages.map((page) => (
        <li key={page}>
          <Link
            className={styles["page"]}
            to={to(page)}
            aria-current={page === current ? "page" : undefined}
            onClick={onChoose}
          >
            <span className="visually-hidden">Seite </span>
            {page}
          </Link>
        </li>
      ))}
      {next === undefined ? null : (
        <li>
          <Link className={styles["page"]} to={next} rel="next" onClick={onChoose}>
            <Icon name="chevron-right" size={20} />
            <span className="visually-hidden">Nächste Seite</span>
          </Link>
        </li>
      )}
    </ul>
  </nav>
)
