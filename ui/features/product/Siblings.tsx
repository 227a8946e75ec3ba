import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { Link } from "react-router-dom"

import styles from "./Siblings.module.css"

interface SiblingsProps {
  readonly property: string | undefined
  readonly siblings: ProductDetail["siblings"]
  readonly current: string
}

/** The other articles of a series: each is a link to its own page. */
export const Siblings = ({ current, property = "Ausführung", siblings }: SiblingsProps) =>
  siblings.length === 0 ? null : (
    <div role="group" aria-labelledby="varianten">
      <p id="varianten" className={styles["title"]}>
        {property}
      </p>
      <ul className={styles["siblings"]}>
        {siblings.map(({ articleId, label, link }) => (
          <li key={articleId}>
            <Link
              className={styles["sibling"]}
              to={link}
              preventScrollReset
              aria-current={articleId === current ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
