import type { Product } from "@heimwerk/core/product/Product.ts"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./WishlistToggle.module.css"
import { useToggle } from "./useToggle.ts"

/**
 * The wishlist toggle of an article (storefront 2, product tile; storefront 4, wishlist toggle). It is
 * pressed while the article is on the list. Its name never changes; its description says what the next click
 * does.
 */
export const WishlistToggle = ({ product }: { readonly product: Product }) => {
  const { active, isBusy, toggle } = useToggle(product)
  return (
    <button
      type="button"
      className={styles["toggle"]}
      aria-pressed={active}
      aria-label={`Auf die Merkliste: ${product.name}`}
      title={active ? "Von der Merkliste entfernen" : undefined}
      data-busy={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon name={active ? "heart-full" : "heart"} />
    </button>
  )
}
