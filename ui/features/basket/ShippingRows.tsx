import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { shareText } from "@heimwerk/core/basket/shareText.ts"
import { basketShipping } from "@heimwerk/core/shipping/basketShipping.ts"
import { formatCents, formatShipping } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { paths } from "../../paths.ts"
import { Link } from "../../widgets/Link.tsx"
import { PageActions } from "../../widgets/PageActions.tsx"
import styles from "./BasketSummary.module.css"
import type { ShownPromises } from "./LineFacts.ts"

const carriageTexts = { parcel: "Versand", freight: "Versand per Spedition" } as const

interface ShippingRowsProps {
  readonly basket: Pick<Basket, "lineItems" | "totalCost">
  readonly promises: ShownPromises
}

/**
 * Returns the text that says when the customer can collect the lines for pickup. All of them are collected
 * together, when the last line is ready. Returns `undefined` if the basket has no lines for pickup.
 */
const pickupText = (
  lines: ReadonlyArray<BasketLine>,
  { facts, pickup = {} }: ShownPromises,
): string | undefined => {
  const picked = lines.filter(({ deliveryType }) => deliveryType === "marketPickup")
  if (picked.length === 0) return undefined
  const isStocked = picked.every(
    ({ product, quantity }) => (facts[product.articleId]?.stock ?? 0) >= quantity,
  )
  return isStocked ? pickup.G : pickup.Y
}

/**
 * The shipping of a basket: its price, the sum with shipping, the dates of pickup and arrival, and the amount
 * still missing for free shipping of a parcel (storefront 2, footer claims). Buttons to share and print the
 * basket follow.
 */
export const ShippingRows = ({ basket: { lineItems, totalCost }, promises }: ShippingRowsProps) => {
  const { carriage, cost, missing } = basketShipping(lineItems)
  const dates = [pickupText(lineItems, promises), carriage && promises.delivery?.[carriage]]
  return (
    <>
      <dl className={styles["rows"]}>
        <div>
          <dt>{carriage === undefined ? "Abholung im Markt" : carriageTexts[carriage]}</dt>
          <dd>{formatShipping(cost)}</dd>
        </div>
        {cost === 0 ? null : (
          <div>
            <dt>Summe mit Versand</dt>
            <dd>{formatCents(toCents(totalCost + cost))}</dd>
          </div>
        )}
      </dl>
      {dates.map((text) =>
        text === undefined ? null : (
          <p key={text} className={styles["promise"]}>
            {text}
          </p>
        ),
      )}
      {carriage === undefined ? null : <p className={styles["note"]}>Auf Inseln kostet der Versand mehr.</p>}
      {missing === 0 ? null : (
        <p className={styles["missing"]}>{`Noch ${formatCents(missing)} bis versandkostenfrei`}</p>
      )}
      <p className={styles["note"]}>
        <Link to={paths.shipping}>Alle Versandkosten ansehen</Link>
      </p>
      <PageActions title="Warenkorb" content={(origin) => ({ text: shareText(lineItems, origin) })} />
    </>
  )
}
