import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { visibleLoyaltyPrice } from "@heimwerk/core/price/loyaltyPrice.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { type PriceType, priceType } from "@heimwerk/core/product/priceType.ts"
import { lazy, Suspense } from "react"

import { Amount } from "./Amount.tsx"
import { HiddenPrice } from "./HiddenPrice.tsx"
import styles from "./PriceBlock.module.css"
import { Reduction } from "./Reduction.tsx"

const LoyaltyPrice = lazy(async () => ({ default: (await import("./LoyaltyPrice.tsx")).LoyaltyPrice }))

interface PriceBlockProps {
  readonly price: Price
  readonly size: "tile" | "page"
  /** Display type; default: derived from the price. */
  readonly type?: PriceType
  /** Whether the visitor has a loyalty card. Only then the card price is shown (storefront 6). */
  readonly holdsCard?: boolean
}

/** Whether to show the fine print: on the page always, on a tile only for promotions, on pictures never. */
const showsFineprint = (size: "tile" | "page", type: PriceType) =>
  type !== "picture" && (size === "page" || type === "promotion")

/**
 * The price of an article (storefront 2, price display): current price, former price with saving, the lowest
 * price of the last 30 days beside every reduction (PAngV § 11), base price (PAngV §§ 4, 5), card price, and
 * taxes.
 */
export const PriceBlock = ({
  holdsCard = false,
  price,
  size,
  type = priceType({ price }),
}: PriceBlockProps) => {
  if (price.isBlur) return <HiddenPrice size={size} />
  const basePrice = basePriceText(price)
  const loyaltyPrice = visibleLoyaltyPrice(price, holdsCard)
  const isReduced = price.special !== undefined && price.special !== price.regular
  return (
    <div className={`${styles["price"]} ${styles[size]} ${styles[type]}`} data-type={type}>
      <p className={styles["line"]}>
        <Amount cents={priceInForce(price)} size={size} reduced={isReduced} />
        {basePrice === undefined ? null : (
          <span className={styles["base"]}>
            <span className="visually-hidden">Grundpreis </span>
            {basePrice}
          </span>
        )}
      </p>
      {isReduced ? <Reduction price={price} /> : null}
      {price.fineprint === undefined || !showsFineprint(size, type) ? null : (
        <p className={styles["note"]}>{price.fineprint}</p>
      )}
      {loyaltyPrice === undefined ? null : (
        <Suspense fallback={null}>
          <LoyaltyPrice price={price} cents={loyaltyPrice} showsFineprint={size === "page"} />
        </Suspense>
      )}
      <p className={styles["note"]}>inkl. MwSt., zzgl. Versand</p>
    </div>
  )
}
