import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { Link } from "react-router-dom"

import { bySize } from "./bySize.ts"
import styles from "./Siblings.module.css"

interface SiblingsProps {
  readonly product: Pick<ProductDetail, "attributes" | "siblings" | "variantProperty">
}

/** The articles of a series by their differing property; all but the current one are links. */
export const Siblings = ({
  product: { attributes, siblings, variantProperty = "Ausführung" },
}: SiblingsProps) => {
  const own = attributes.find(({ name }) => name === variantProperty)?.value
  if (siblings.length === 0) return null
  const choices = [
    ...(own === undefined ? [] : [{ label: own, link: undefined }]),
    ...siblings.map(({ label, link }) => ({ label, link })),
  ].toSorted((a, b) => bySize(a.label, b.label))
  return (
    <div role="group" aria-labelledby="varianten">
      <p id="varianten" className={styles["title"]}>
        {variantProperty}
      </p>
      <ul className={styles["siblings"]}>
        {choices.map(({ label, link }) =>
          link === undefined ? (
            <li key="own" className={styles["own"]}>
              {label}
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
}
