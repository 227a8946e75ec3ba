import type { Price } from "@heimwerk/core/price/Price.ts"
import { savingText } from "@heimwerk/core/price/saving.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { spokenAmount } from "./Amount.tsx"
import styles from "./PriceBlock.module.css"

/**
 * Details of a reduced price: former price, saving, and the lowest price of the last 30 days (storefront 2;
 * PAngV § 11).
 */
export const Reduction = ({ price }: { readonly price: Price }) => {
  const saving = savingText(price)
  return (
    <>
      <p className={styles["before"]}>
        statt{" "}
        <s>
          <span className="visually-hidden">{spokenAmount(price.regular)}</span>
          <span aria-hidden="true">{formatCents(price.regular)}</span>
        </s>
        {saving === undefined ? null : (
          <>
            <span className="visually-hidden">, </span> <span className={styles["saving"]}>{saving}</span>
          </>
        )}
      </p>
      {price.lowest30 === undefined ? null : (
        <p className={styles["note"]}>Niedrigster Preis der letzten 30 Tage: {formatCents(price.lowest30)}</p>
      )}
    </>
  )
}
