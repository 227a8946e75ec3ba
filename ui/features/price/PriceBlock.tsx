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
  /** How it is drawn; without it, as the price alone decides. */
  readonly type?: PriceType
  /** The visitor has a loyalty card: who has none does not see its price (storefront 6). */
  readonly holdsCard?: boolean
}

/** A tile has room for the small print where it explains the promotion; a picture has none. */
const showsFineprint = (size: "tile" | "page", type: PriceType) =>
  type !== "picture" && (size === "page" || type === "promotion")

/**
 * What an article costs, in one box (storefront 2, price display): the price in force, what it was and what is saved, the
 * lowest price of the last 30 days beside every reduction (PAngV § 11), the base price (PAngV §§ 4, 5), the price for card
 * holders, and what the price includes.
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
