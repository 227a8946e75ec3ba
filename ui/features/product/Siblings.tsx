import type { ProductDetail } from "@heimwerk/core/product/Product.ts"

import { Link } from "../../widgets/Link.tsx"
import styles from "./Siblings.module.css"

/** Factors that convert units of length, volume and weight to m, l and kg. */
const worth: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  ml: 0.001,
  l: 1,
  g: 0.001,
  kg: 1,
}

const sizeOf = (label: string): number | undefined => {
  const [, number, unit] = /^(\d+(?:,\d+)?)\s*(\S*)$/u.exec(label) ?? []
  return number === undefined ? undefined : Number(number.replace(",", ".")) * (worth[unit ?? ""] ?? 1)
}

/**
 * Compares the labels of articles of a series: sizes from small to large across units (`375 ml` before
 * `2,5 l`), others alphabetically. The order is the same on every article's page, so options keep their place.
 */
export const bySize = (a: string, b: string): number => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  if (first !== undefined && second !== undefined) return first - second
  return a.localeCompare(b, "de", { numeric: true })
}

interface SiblingsProps {
  readonly product: Pick<ProductDetail, "attributes" | "siblings" | "variantProperty">
}

/**
 * The articles of a series by the property in which they differ. All except the current article are links.
 */
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
