import { basePriceAt } from "@heimwerk/core/price/basePrice.ts"
import { loyaltyPriceLabel } from "@heimwerk/core/price/loyaltyPrice.ts"
import { loyaltyTooltip } from "@heimwerk/core/account/loyaltyTooltip.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"

import { Link } from "../../widgets/Link.tsx"
import { Tooltip } from "../../widgets/Tooltip.tsx"
import { Amount } from "./Amount.tsx"
import styles from "./LoyaltyPrice.module.css"

interface LoyaltyPriceProps {
  readonly price: Price
  /** The price for loyalty card holders, in cents. */
  readonly cents: Cents
  readonly showsFineprint: boolean
}

/**
 * The 'Vorteilskartenpreis' with its base price (PAngV § 4) and a tooltip about its conditions (storefront 2, price
 * display). Only visitors with a loyalty card see it.
 */
export const LoyaltyPrice = ({ cents, price, showsFineprint }: LoyaltyPriceProps) => {
  const { link, text } = loyaltyTooltip(price)
  const perUnit = basePriceAt(cents, price)
  return (
    <div className={styles["loyalty"]}>
      <p className={styles["label"]}>
        <span>{loyaltyPriceLabel}</span>
        <Tooltip
          label={`Was ist der ${loyaltyPriceLabel}?`}
          content={
            <>
              {text} <Link to={link.href}>{link.text}</Link>
            </>
          }
        />
      </p>
      <p className={styles["line"]}>
        <Amount cents={cents} size="tile" />
        {perUnit === undefined ? null : (
          <span className={styles["base"]}>
            <span className="visually-hidden">Grundpreis </span>
            <span>{perUnit}</span>
          </span>
        )}
      </p>
      {price.loyaltyCardFinePrint === undefined || !showsFineprint ? null : (
        <p className={styles["note"]}>{price.loyaltyCardFinePrint}</p>
      )}
    </div>
  )
}
