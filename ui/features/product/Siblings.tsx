import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { Link } from "react-router-dom"

import styles from "./Siblings.module.css"

interface SiblingsProps {
  readonly product: Pick<ProductDetail, "attributes" | "siblings" | "variantProperty">
}

/** The articles of a series: this one by the value of the property they differ in, each other a link to its page. */
export const Siblings = ({
  product: { attributes, siblings, variantProperty = "Ausführung" },
}: SiblingsProps) => {
  const own = attributes.find(({ name }) => name === variantProperty)?.value
  if (siblings.length === 0) return null
  return (
    <div role="group" aria-labelledby="varianten">
      <p id="varianten" className={styles["title"]}>
        {variantProperty}
      </p>
      <ul className={styles["siblings"]}>
        {own === undefined ? null : (
          <li className={styles["own"]}>
            {own}
            <span className="visually-hidden"> (gewählt)</span>
          </li>
        )}
        {siblings.map(({ articleId, label, link }) => (
          <li key={articleId}>
            <Link className={styles["sibling"]} to={link} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
