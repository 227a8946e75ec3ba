import type { Price } from "@heimwerk/core/price/Price.ts"
import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { visibleLoyaltyPrice } from "@heimwerk/core/price/loyaltyPrice.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { savingText } from "@heimwerk/core/price/saving.ts"
import { type PriceType, priceType } from "@heimwerk/core/product/priceType.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Suspense } from "react"

import { lazyComponent } from "../../hydration/lazyPart.tsx"
import { Amount, spokenAmount } from "./Amount.tsx"
import hiddenPriceStyles from "./HiddenPrice.module.css"
import styles from "./PriceBlock.module.css"

type PriceSize = "tile" | "page" | "bar"

/** The struck price that a reduction is measured against, and the saving (storefront 2; PAngV § 11). */
const Reduction = ({ before, saving }: { readonly before: Cents; readonly saving: string | undefined }) => (
  <p className={styles["before"]}>
    statt{" "}
    <s>
      <span className="visually-hidden">{spokenAmount(before)}</span>
      <span aria-hidden="true">{formatCents(before)}</span>
    </s>
    <span className="visually-hidden">,</span> <span className={styles["saving"]}>{saving}</span>
  </p>
)

/**
 * Replaces a price that is shown only after the visitor has chosen a market: a blurred number, and a text
 * that asks for this choice (storefront 3, isBlur).
 */
const HiddenPrice = ({ size }: { readonly size: PriceSize }) => (
  <div className={hiddenPriceStyles["hidden"]}>
    <span className={`${hiddenPriceStyles["blurred"]} ${hiddenPriceStyles[size]}`} aria-hidden="true">
      00,00 €
    </span>
    <p>Wähle einen Markt, um den Preis zu sehen.</p>
  </div>
)

const lowestText = (cents: Cents) => `Niedrigster Preis der letzten 30 Tage: ${formatCents(cents)}`

const LoyaltyPrice = lazyComponent(async () => (await import("./LoyaltyPrice.tsx")).LoyaltyPrice)

interface PriceBlockProps {
  readonly price: Price
  /**
   * `bar`, for the buy bar, shows only the current price, the base price, and the note about taxes and
   * shipping. It announces no reduction, so the law does not require the lowest price of 30 days beside it
   * (PAngV § 11).
   */
  readonly size: PriceSize
  /** Display type of the price; default: the type that follows from the price. */
  readonly type?: PriceType
  /** Whether the visitor has a loyalty card. Other visitors do not see the card price (storefront 6). */
  readonly holdsCard?: boolean
}

/**
 * Whether to show the fine print. The product page shows it, and a tile shows it only for promotions. The buy
 * bar and the price type 'picture' never show it.
 */
const showsFineprint = (size: PriceSize, type: PriceType) =>
  type !== "picture" && (size === "page" || (size === "tile" && type === "promotion"))

/**
 * The price of an article (storefront 2, price display): current price, struck price with saving, base price
 * (PAngV §§ 4, 5), card price, fine print, and a note about taxes and shipping. The lowest price of the last
 * 30 days is shown with every reduction and card price (PAngV § 11). The basket does not apply promotions, so a
 * promotion says that only the market does (UWG § 5).
 */
export const PriceBlock = ({
  holdsCard = false,
  price,
  size,
  type = priceType({ price }),
}: PriceBlockProps) => {
  if (price.isBlur) return <HiddenPrice size={size} />
  const basePrice = basePriceText(price)
  const loyaltyPrice = size === "bar" ? undefined : visibleLoyaltyPrice(price, holdsCard)
  const reduction = size === "bar" ? undefined : announcedReduction(price)
  const namesLowest = reduction !== undefined || loyaltyPrice !== undefined
  const looks = [styles["price"], styles[size], styles[type]].filter((look) => look !== undefined)
  return (
    <div className={looks.join(" ")} data-type={type}>
      <p className={styles["line"]}>
        <Amount
          cents={priceInForce(price)}
          size={size === "page" ? "page" : "tile"}
          reduced={reduction !== undefined}
        />
        {basePrice === undefined ? null : (
          <span className={styles["base"]}>
            <span className="visually-hidden">Grundpreis </span>
            <span>{basePrice}</span>
          </span>
        )}
      </p>
      {reduction === undefined ? null : <Reduction before={reduction.regular} saving={savingText(price)} />}
      {price.lowest30 === undefined || !namesLowest ? null : (
        <p className={styles["note"]}>{lowestText(price.lowest30)}</p>
      )}
      {price.fineprint === undefined || !showsFineprint(size, type) ? null : (
        <p className={styles["note"]}>{price.fineprint}</p>
      )}
      {type === "promotion" ? (
        <p className={styles["note"]}>Diese Aktion gilt nur beim Bezahlen im Markt.</p>
      ) : null}
      {loyaltyPrice === undefined ? null : (
        <Suspense fallback={null}>
          <LoyaltyPrice price={price} cents={loyaltyPrice} showsFineprint={size === "page"} />
        </Suspense>
      )}
      <p className={styles["note"]}>inkl. MwSt., zzgl. Versand</p>
    </div>
  )
}
