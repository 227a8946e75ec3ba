import { useAtomValue } from "jotai"
import { Link } from "react-router-dom"

import { paths } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { basketStateAtom } from "./atoms.ts"
import styles from "./BasketLink.module.css"

/** The way to the basket with the number of pieces in it. */
export const BasketLink = () => {
  const { totalQuantity } = useAtomValue(basketStateAtom).basket
  return (
    <Link
      className={styles["link"]}
      to={paths.basket}
      aria-label={totalQuantity === 0 ? undefined : `Warenkorb, ${totalQuantity} Artikel`}
    >
      <span className={styles["sign"]}>
        <Icon name="basket" size={26} />
        {totalQuantity === 0 ? null : (
          <span className={styles["count"]}>{totalQuantity > 99 ? "99+" : totalQuantity}</span>
        )}
      </span>
      <span className={styles["word"]}>Warenkorb</span>
    </Link>
  )
}
