import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { Amount, spokenAmount } from "./Amount.tsx"
import styles from "./PriceBlock.module.css"

interface PriceBlockProps {
  readonly price: Price
  readonly size: "tile" | "page"
}

const Reduction = ({ price }: { readonly price: Price }) => (
  <>
    <span className={styles["before"]}>
      statt{" "}
      <s>
        <span className="visually-hidden">{spokenAmount(price.regular)}</span>
        <span aria-hidden="true">{formatCents(price.regular)}</span>
      </s>
    </span>
    {price.lowest30 === undefined ? null : (
      <span className={styles["note"]}>
        Niedrigster Preis der letzten 30 Tage: {formatCents(price.lowest30)}
      </span>
    )}
  </>
)

/**
 * What an article costs, in one box (storefront 2, price display): the price in force, what it was, the lowest price of
 * the last 30 days beside every reduction (PAngV § 11), the base price (PAngV §§ 4, 5) and what the price includes.
 */
export const PriceBlock = ({ price, size }: PriceBlockProps) => {
  if (price.isBlur) return <p className={styles["hidden"]}>Wähle einen Markt, um den Preis zu sehen.</p>
  const basePrice = basePriceText(price)
  const isReduced = price.special !== undefined && price.special !== price.regular
  return (
    <p className={`${styles["price"]} ${styles[size]}`}>
      <span className={styles["line"]}>
        <Amount cents={priceInForce(price)} size={size} reduced={isReduced} />
        {basePrice === undefined ? null : (
          <span className={styles["base"]}>
            <span className="visually-hidden">Grundpreis </span>
            {basePrice}
          </span>
        )}
      </span>
      {isReduced ? <Reduction price={price} /> : null}
      {price.fineprint === undefined || size === "tile" ? null : (
        <span className={styles["note"]}>{price.fineprint}</span>
      )}
      <span className={styles["note"]}>inkl. MwSt., zzgl. Versand</span>
    </p>
  )
}
