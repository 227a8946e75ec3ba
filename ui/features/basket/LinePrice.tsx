import type { BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { basePriceAt } from "@heimwerk/core/price/basePrice.ts"
import { defaultUnit } from "@heimwerk/core/product/salesUnit.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import type { LineFacts } from "./LineFacts.ts"
import styles from "./LinePrice.module.css"

interface LinePriceProps {
  readonly line: BasketLine
  readonly facts: LineFacts | undefined
}

/**
 * Price per piece: the current price, the lowest price of the last 30 days as the struck price (PAngV § 11), and
 * the base price (PAngV § 4).
 */
export const LinePrice = ({ facts, line }: LinePriceProps) => {
  const perUnit = facts === undefined ? undefined : basePriceAt(line.unitPrice, facts.price)
  return (
    <p className={styles["price"]}>
      <span className={styles["unit"]} data-reduced={line.referencePrice !== undefined || undefined}>
        <span>{formatCents(line.unitPrice)}</span>{" "}
        <span className={styles["note"]}>{`je ${line.product.unit ?? defaultUnit}`}</span>
      </span>
      {line.referencePrice === undefined ? null : (
        <>
          <span className={styles["note"]}>
            statt <s>{formatCents(line.referencePrice)}</s>
          </span>
          <span className={styles["note"]}>
            {`Niedrigster Preis der letzten 30 Tage: ${formatCents(line.referencePrice)}`}
          </span>
        </>
      )}
      {perUnit === undefined ? null : (
        <span className={styles["note"]}>
          <span className="visually-hidden">Grundpreis </span>
          <span>{perUnit}</span>
        </span>
      )}
    </p>
  )
}
