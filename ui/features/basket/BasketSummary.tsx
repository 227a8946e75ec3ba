import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { BasketTotal } from "@heimwerk/core/basket/Discount.ts"
import { totalText } from "@heimwerk/core/basket/totalText.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import styles from "./BasketSummary.module.css"
import type { ShownPromises } from "./LineFacts.ts"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import checkoutStyles from "./Checkout.module.css"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"

/** The link to the checkout, or the reason why the basket cannot be ordered (storefront 3, canCheckout). */
const Checkout = ({ canCheckout }: { readonly canCheckout: boolean }) => (
  <div className={checkoutStyles["checkout"]}>
    {canCheckout ? (
      <ButtonLink wide to={paths.checkout}>
        Zur Kasse
      </ButtonLink>
    ) : (
      <p className={checkoutStyles["reason"]}>
        Dieser Warenkorb kann gerade nicht bestellt werden. Bitte prüfe die Hinweise zu deinen Artikeln.
      </p>
    )}
  </div>
)

const ShippingRows = lazyPart(() => import("./ShippingRows.tsx").then((m) => m.ShippingRows))

/**
 * A row of the price calculation. If the basket does not yet reach the minimum sum of a discount, the row
 * shows this sum.
 */
const TotalRow = ({ goods, row }: { readonly goods: number; readonly row: BasketTotal }) => {
  const minimum = row.worth?.minimumSum
  return (
    <div>
      <dt>
        <span>{row.label}</span>
        {minimum !== undefined && goods < minimum ? (
          <span className={styles["from"]}>{`gilt ab ${formatCents(minimum)} Warenwert`}</span>
        ) : null}
      </dt>
      <dd>{totalText(row)}</dd>
    </div>
  )
}

/**
 * The price calculation of the basket with total and included VAT, then shipping and the link to the
 * checkout. The whole section is marked as busy while a change is in progress.
 */
export const BasketSummary = ({
  basket,
  isPending,
  promises,
}: {
  readonly basket: Basket
  readonly promises: ShownPromises
  readonly isPending: boolean
}) => (
  <section className={styles["summary"]} aria-labelledby="summe" aria-busy={isPending}>
    <h2 id="summe">Zusammenfassung</h2>
    <dl className={styles["rows"]}>
      {basket.totals.map((row, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows have an order and no names of their own
        <TotalRow key={place} row={row} goods={basket.sum} />
      ))}
      <div className={styles["total"]}>
        <dt>Summe inkl. MwSt.</dt>
        <dd>{formatCents(basket.totalCost)}</dd>
      </div>
      {basket.vatLists.map(({ amount, rate }) => (
        <div key={rate} className={styles["vat"]}>
          <dt>{`darin MwSt. ${rate} %`}</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
      <div className={styles["vat"]}>
        <dt>Summe ohne MwSt.</dt>
        <dd>{formatCents(basket.sumExcludingVat)}</dd>
      </div>
    </dl>
    <ShippingRows basket={basket} promises={promises} />
    <Checkout canCheckout={basket.canCheckout} />
  </section>
)
