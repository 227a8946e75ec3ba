import { Link } from "react-router-dom"

import { Icon } from "../../widgets/Icon.tsx"
import { menuDisclosure } from "../../widgets/menuDisclosure.ts"
import styles from "./CategoryBar.module.css"

interface CategoryBarProps {
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string }>
}

/** As many names as fit beside the button on the widest content; narrower windows hide the last ones. */
const shownInRow = 8

const Links = ({ categories }: CategoryBarProps) =>
  categories.map(({ link, name }) => (
    <li key={link}>
      <Link to={link}>{name}</Link>
    </li>
  ))

/** The main categories: behind one button, and on wide windows the first of them beside it. */
export const CategoryBar = ({ categories }: CategoryBarProps) => (
  <nav className={styles["bar"]} aria-label="Kategorien">
    <details className={styles["menu"]} {...menuDisclosure}>
      <summary className={styles["button"]}>
        <Icon name="menu" size={20} />
        Alle Kategorien
      </summary>
      <ul className={styles["panel"]}>
        <Links categories={categories} />
      </ul>
    </details>
    <ul className={styles["row"]}>
      <Links categories={categories.slice(0, shownInRow)} />
    </ul>
  </nav>
)
