import type { Order, OrderLine } from "@heimwerk/core/order/Order.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { Link } from "react-router-dom"

import styles from "./OrderDetails.module.css"
import { OrderState } from "./OrderState.tsx"

const Line = ({ product, quantity, sum, unitPrice }: OrderLine) => (
  <li className={styles["line"]}>
    <img src={sizedImage(product.image, 72, 72)} width={72} height={72} alt="" loading="lazy" />
    <div>
      <span className={styles["brand"]}>{product.brand}</span>
      <Link className={styles["name"]} to={product.link}>
        {product.name}
      </Link>
      <span className={styles["count"]}>
        {unitText(quantity, product.unit)} × {formatCents(unitPrice)}
      </span>
    </div>
    <strong className={styles["sum"]}>{formatCents(sum)}</strong>
  </li>
)

/** An order with its articles, destination and costs. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { deliveryType, destination, discount, goods, lines, orderedOn, shipping, status, total, vat } = order
  return (
    <div className={styles["order"]}>
      <p className={styles["head"]}>
        <span>Bestellt am {germanDate(orderedOn)}</span>
        <OrderState status={status} />
      </p>
      <ul className={styles["lines"]}>
        {lines.map((line) => (
          <Line key={line.product.articleId} {...line} />
        ))}
      </ul>
      <div className={styles["columns"]}>
        <section className={styles["card"]}>
          <h2>{deliveryType === "marketPickup" ? "Abholung im Markt" : "Lieferadresse"}</h2>
          <p>
            {destination.map((line, index) => (
              <span key={line}>
                {index === 0 ? null : <br />}
                {line}
              </span>
            ))}
          </p>
        </section>
        <section className={styles["card"]}>
          <h2>Summe</h2>
          <dl className={styles["sums"]}>
            <dt>Artikel</dt>
            <dd>{formatCents(goods)}</dd>
            {discount === 0 ? null : (
              <>
                <dt>Rabatt</dt>
                <dd>-{formatCents(discount)}</dd>
              </>
            )}
            <dt>Versand</dt>
            <dd>{shipping === 0 ? "kostenlos" : formatCents(shipping)}</dd>
            <dt className={styles["total"]}>Gesamt</dt>
            <dd className={styles["total"]}>{formatCents(total)}</dd>
            <dt className={styles["fine"]}>darin MwSt.</dt>
            <dd className={styles["fine"]}>{formatCents(vat)}</dd>
          </dl>
        </section>
      </div>
    </div>
  )
}
