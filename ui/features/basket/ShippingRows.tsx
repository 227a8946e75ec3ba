import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { shareText } from "@heimwerk/core/basket/shareText.ts"
import { basketShipping } from "@heimwerk/core/shipping/basketShipping.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Link } from "react-router-dom"

import { paths } from "../../paths.ts"
import { PageActions } from "../../widgets/PageActions.tsx"
import styles from "./BasketSummary.module.css"

interface ShippingRowsProps {
  readonly basket: Pick<Basket, "lineItems" | "totalCost">
}

/**
 * Shipping of the basket: its price, the sum with it, and the value of goods missing for a free parcel (storefront 2,
 * footer claims). Below are the actions of the page.
 */
export const ShippingRows = ({ basket: { lineItems, totalCost } }: ShippingRowsProps) => {
  const { cost, hasParcel, missing } = basketShipping(lineItems)
  return (
    <>
      <dl className={styles["rows"]}>
        <div>
          <dt>{hasParcel ? "Versand" : "Abholung im Markt"}</dt>
          <dd>{cost === 0 ? "kostenlos" : formatCents(cost)}</dd>
        </div>
        {cost === 0 ? null : (
          <div>
            <dt>Summe mit Versand</dt>
            <dd>{formatCents(totalCost + cost)}</dd>
          </div>
        )}
      </dl>
      {missing === 0 ? null : (
        <p className={styles["missing"]}>Noch {formatCents(missing)} bis versandkostenfrei</p>
      )}
      <p className={styles["note"]}>
        <Link to={paths.shipping}>Alle Versandkosten ansehen</Link>
      </p>
      <PageActions title="Warenkorb" content={(origin) => ({ text: shareText(lineItems, origin) })} />
    </>
  )
}
