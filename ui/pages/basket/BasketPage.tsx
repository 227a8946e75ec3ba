import { BasketView } from "../../features/basket/BasketView.tsx"
import { PageView } from "../PageView.tsx"
import type { BasketData } from "./load.ts"
import styles from "./BasketPage.module.css"

/** Storefront 2, basket. */
export const BasketPage = () => (
  <PageView<BasketData>>
    {({ basket }) => (
      <div className={styles["page"]}>
        <BasketView loaded={basket} />
      </div>
    )}
  </PageView>
)
