import { Link } from "./Link.tsx"
import styles from "./Breadcrumb.module.css"
import { Icon } from "./Icon.tsx"

export interface BreadcrumbProps {
  readonly links: ReadonlyArray<{ readonly name: string; readonly link: string }>
  readonly current: string
}

/** The breadcrumb from the home page to the current page. */
export const Breadcrumb = ({ current, links }: BreadcrumbProps) => (
  <nav aria-label="Brotkrumen">
    <ol className={styles["crumbs"]}>
      <li>
        <Link to="/">
          <Icon name="home" size={18} />
          <span className="visually-hidden">Startseite</span>
        </Link>
      </li>
      {links.map(({ link, name }) => (
        <li key={link}>
          <Icon name="chevron-right" size={14} />
          <Link to={link}>{name}</Link>
        </li>
      ))}
      <li aria-current="page">
        <Icon name="chevron-right" size={14} />
        <span>{current}</span>
      </li>
    </ol>
  </nav>
)
