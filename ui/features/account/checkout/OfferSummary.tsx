import type { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { totalText } from "@heimwerk/core/basket/totalText.ts"
import { keptText } from "@heimwerk/core/order/orderTexts.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { formatCents, formatShipping } from "@heimwerk/core/values/germanMoney.ts"

import styles from "./checkout.module.css"

interface OfferSummaryProps {
  readonly offer: CheckoutOffer
  readonly payment: PaymentMethod
}

/**
 * The price calculation of an order: goods, discounts, shipping, total and VAT. A reservation adds that it obliges
 * the customer to nothing, and until when the market keeps the goods.
 */
export const OfferSummary = ({
  offer: { deliveries, islandSurcharge, shipping, total, totals, vat },
  payment,
}: OfferSummaryProps) => (
  <>
    <dl className={styles["sums"]}>
      {totals.map((row) => (
        <div key={`${row.kind} ${row.label}`}>
          <dt>{row.label}</dt>
          <dd>{totalText(row)}</dd>
        </div>
      ))}
      <div>
        <dt>Versand</dt>
        <dd>{formatShipping(shipping)}</dd>
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
    {payment === "payInMarket" ? (
      <p className={styles["fine"]}>
        {[
          "Die Reservierung verpflichtet dich zu nichts.",
          ...deliveries.flatMap(({ promise }) => promise?.keptUntil ?? []).map(keptText),
        ].join(" ")}
      </p>
    ) : null}
  </>
)
