import { shownFlags } from "@heimwerk/core/price/flags.ts"
import { promotionLabel } from "@heimwerk/core/price/promotion.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import styles from "./ProductFlags.module.css"

type Flagged = Pick<Product, "price" | "isBestseller" | "promotionType" | "promotionText">

/**
 * The flags on an article's picture: 'Bestseller', the discount or 'Aktion', and the promotion type
 * (storefront 9).
 */
export const ProductFlags = ({ product }: { readonly product: Flagged }) => {
  const { promotionText, promotionType } = product
  const flags = shownFlags(product)
  const promotion = promotionType === undefined ? "" : promotionLabel(promotionType, promotionText)
  if (flags.length === 0 && promotion === "") return null
  return (
    <ul className={styles["flags"]} aria-label="Hinweise">
      {flags.map((flag) => (
        <li key={flag} className={flag === "Bestseller" ? styles["bestseller"] : styles["offer"]}>
          {flag}
        </li>
      ))}
      {promotion === "" ? null : <li className={styles["promotion"]}>{promotion}</li>}
    </ul>
  )
}
