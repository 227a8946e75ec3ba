import type { Order, OrderDelivery, OrderLine } from "@heimwerk/core/order/Order.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import {
  deliveryTexts,
  keptText,
  paymentTexts,
  pickupCodeOf,
  promiseText,
  returnedPieces,
} from "@heimwerk/core/order/orderTexts.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents, formatShipping } from "@heimwerk/core/values/germanMoney.ts"

import { Link } from "../../../widgets/Link.tsx"
import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import { Unbroken } from "../../../widgets/Unbroken.tsx"
import styles from "./OrderDetails.module.css"
import { OrderState } from "./OrderState.tsx"

/** `returned` is the result of `returnedPieces`. */
interface ShownLine extends Omit<OrderLine, "returned"> {
  readonly returned: number | undefined
}

const Line = ({ product, quantity, returned, sum, unitPrice }: ShownLine) => (
  <li className={styles["line"]}>
    <img src={sizedImage(product.image, 72, 72)} width={72} height={72} alt="" loading="lazy" />
    <div>
      <span className={styles["brand"]}>{product.brand}</span>
      <Link className={styles["name"]} to={product.link}>
        {shownName(nameWithoutBrand(product.name, product.brand))}
      </Link>
      <span className={styles["count"]}>
        {unitText(quantity, product.unit)} × {formatCents(unitPrice)}
        {returned === undefined ? null : `, davon ${unitText(returned, product.unit)} zurückgegeben`}
      </span>
    </div>
    <strong className={styles["sum"]}>{formatCents(sum)}</strong>
  </li>
)

/**
 * One delivery of an order: its state, promise, pickup code, parcel, destination and articles. A delivery that is ready
 * shows no promise, because it can be ready days before the promised date.
 */
const Delivery = ({
  deliveryType,
  destination,
  lines,
  parcel,
  pickupCode,
  promise,
  state,
}: OrderDelivery) => (
  <section className={styles["delivery"]}>
    <p className={styles["head"]}>
      <strong>{deliveryTexts[deliveryType]}</strong>
      <OrderState state={state} />
      {promise === undefined || !isOpenState(state) || state === "ready" ? null : (
        <span>{promiseText(promise)}</span>
      )}
    </p>
    {promise?.keptUntil === undefined || !isOpenState(state) ? null : <p>{keptText(promise.keptUntil)}</p>}
    {pickupCodeOf({ pickupCode, state }) === undefined ? null : (
      <p>
        Dein Abholcode: <strong>{pickupCode}</strong>
      </p>
    )}
    {parcel === undefined ? null : (
      <p>
        Sendung {parcel.number} mit {parcel.carrier}
        {parcel.link === undefined ? null : (
          <>
            {": "}
            <NewTabLink href={parcel.link}>Sendung verfolgen</NewTabLink>
          </>
        )}
      </p>
    )}
    <p>
      {destination.map((line, index) => (
        <span key={line}>
          {index === 0 ? null : <br />}
          {line}
        </span>
      ))}
    </p>
    <ul className={styles["lines"]}>
      {lines.map((line) => (
        <Line key={line.product.articleId} {...line} returned={returnedPieces(line, state)} />
      ))}
    </ul>
  </section>
)

/** A line about the payment. The order number is not broken at its hyphens, because customers copy it. */
const PaymentLine = ({ orderId, text }: { readonly orderId: string; readonly text: string }) => (
  <p>
    {text.endsWith(orderId) ? (
      <>
        {text.slice(0, -orderId.length)}
        <Unbroken text={orderId} />
      </>
    ) : (
      text
    )}
  </p>
)

/** An order with its deliveries, payment and costs. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { deliveries, discount, goods, orderedOn, orderId, shipping, total, vat } = order
  return (
    <div className={styles["order"]}>
      <p>Bestellt am {germanDate(orderedOn)}</p>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.deliveryId} {...delivery} />
      ))}
      <div className={styles["columns"]}>
        <section className={styles["card"]}>
          <h2>Zahlung</h2>
          {paymentTexts(order).map((line) => (
            <PaymentLine key={line} orderId={orderId} text={line} />
          ))}
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
            <dd>{formatShipping(shipping)}</dd>
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
