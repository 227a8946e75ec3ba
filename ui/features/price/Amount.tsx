import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import styles from "./Amount.module.css"

/** Returns an amount as screen readers say it: `129,99 Euro`. */
export const spokenAmount = (cents: Cents): string => formatCents(cents).replace("\u00a0€", " Euro")

interface AmountProps {
  readonly cents: Cents
  readonly size: "tile" | "page"
  readonly reduced?: boolean
}

/**
 * The current price with large euros, raised cents and a small currency sign. Screen readers get it as one
 * text.
 */
export const Amount = ({ cents, reduced = false, size }: AmountProps) => {
  const [euros, rest] = formatCents(cents).replace("\u00a0€", "").split(",")
  return (
    <span className={`${styles["amount"]} ${styles[size]} ${reduced ? styles["reduced"] : ""}`}>
      <span className="visually-hidden">{spokenAmount(cents)}</span>
      <span aria-hidden="true">
        <span>{euros}</span>
        <span className={styles["comma"]}>,</span>
        <span className={styles["cents"]}>{rest}</span>
        <span className={styles["currency"]}> €</span>
      </span>
    </span>
  )
}
