import { useLoaderData } from "react-router-dom"

import { BasketView } from "../../features/basket/BasketView.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { BasketData } from "./load.ts"
import styles from "./BasketPage.module.css"

/** Storefront 2, basket. */
export const BasketPage = () => (
  <PageView answer={useLoaderData<Answer<BasketData>>()}>
    {({ basket }) => (
      <div className={styles["page"]}>
        <BasketView loaded={basket} />
      </div>
    )}
  </PageView>
)
