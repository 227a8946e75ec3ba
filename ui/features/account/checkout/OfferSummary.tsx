import type { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { totalText } from "@heimwerk/core/basket/totalText.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import styles from "./checkout.module.css"

/** The price calculation of an order: goods, discounts, shipping, total and VAT. */
export const OfferSummary = ({
  offer: { islandSurcharge, shipping, total, totals, vat },
}: {
  readonly offer: CheckoutOffer
}) => (
  <dl className={styles["sums"]}>
    {totals.map((row) => (
      <div key={`${row.kind} ${row.label}`}>
        <dt>{row.label}</dt>
        <dd>{totalText(row)}</dd>
      </div>
    ))}
    <div>
      <dt>Versand</dt>
      <dd>{shipping === 0 ? "kostenlos" : formatCents(shipping)}</dd>
    </div>
    {islandSurcharge === undefined ? null : (
      <div className={styles["fine"]}>
        <dt>darin Zuschlag für die Insel</dt>
        <dd>{formatCents(islandSurcharge)}</dd>
      </div>
    )}
    <div className={styles["total"]}>
      <dt>Gesamtsumme</dt>
      <dd>{formatCents(total)}</dd>
    </div>
    <div className={styles["fine"]}>
      <dt>darin MwSt.</dt>
      <dd>{formatCents(vat)}</dd>
    </div>
  </dl>
)
