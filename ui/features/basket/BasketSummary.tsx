import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import styles from "./BasketSummary.module.css"

/** The sums of a basket with the VAT in them; while a change is under way they are marked as not final. */
export const BasketSummary = ({
  basket,
  isPending,
}: {
  readonly basket: Basket
  readonly isPending: boolean
}) => (
  <section className={styles["summary"]} aria-labelledby="summe" aria-busy={isPending}>
    <h2 id="summe">Zusammenfassung</h2>
    <dl className={styles["rows"]}>
      <div>
        <dt>Summe ohne MwSt.</dt>
        <dd>{formatCents(basket.sumExcludingVat)}</dd>
      </div>
      {basket.vatLists.map(({ amount, rate }) => (
        <div key={rate}>
          <dt>MwSt. {rate} %</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
      <div className={styles["total"]}>
        <dt>Summe inkl. MwSt.</dt>
        <dd>{formatCents(basket.sum)}</dd>
      </div>
    </dl>
    <p className={styles["note"]}>
      zzgl. Versandkosten. Paketversand ab 49 € gratis, ausgenommen Speditionsware.
    </p>
  </section>
)
