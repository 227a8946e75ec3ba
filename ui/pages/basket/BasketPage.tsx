import { useLoaderData } from "react-router-dom"

import { BasketView } from "../../features/basket/BasketView.tsx"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import type { Answer } from "../Answer.ts"
import { useShop } from "../../layout/useShop.ts"
import { PageView } from "../PageView.tsx"
import type { BasketData } from "./load.ts"
import styles from "./BasketPage.module.css"

const EnergyLabel = lazyPart(() =>
  import("../../features/product/EnergyLabel.tsx").then((m) => m.EnergyLabel),
)

/** The basket page (storefront 2). */
export const BasketPage = () => {
  const { delivery, market, user } = useShop()
  return (
    <PageView answer={useLoaderData<Answer<BasketData>>()}>
      {({ basket, facts }) => (
        <div className={styles["page"]}>
          <BasketView
            loaded={basket}
            facts={facts}
            market={market}
            ownCard={user?.loyaltyCard}
            promises={{ delivery, pickup: market?.pickup }}
            renderEnergy={(label) => <EnergyLabel {...label} />}
          />
        </div>
      )}
    </PageView>
  )
}
