import type { Product } from "@heimwerk/core/product/Product.ts"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./HeartButton.module.css"
import { useToggle } from "./useToggle.ts"

/**
 * Puts an article on the wishlist or takes it off (storefront 2, product tile; storefront 4, wishlist toggle). It is pressed
 * while the article is on the list; its name stays the same then, and its description says what another click does.
 */
export const HeartButton = ({ product }: { readonly product: Product }) => {
  const { active, isBusy, toggle } = useToggle(product)
  return (
    <button
      type="button"
      className={styles["heart"]}
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
