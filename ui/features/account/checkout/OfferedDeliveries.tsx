import type { OfferedDelivery } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { waitsLong } from "@heimwerk/core/payment/offeredPayments.ts"
import { deliveryTexts, keptText } from "@heimwerk/core/order/orderTexts.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { finderLink } from "../../../paths.ts"
import { ButtonLink } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import styles from "./checkout.module.css"

const icons = { marketPickup: "store", homeDelivery: "truck" } as const

interface DeliveryProps extends OfferedDelivery {
  /** Whether the promised days start when the money arrives. */
  readonly waitsForMoney: boolean
  /** Whether the summary above the order button says how long the market keeps the articles. */
  readonly isReservation: boolean
}

/** One delivery of an offer: how it reaches the customer, its promise and its articles. */
const Delivery = ({
  deliveryType,
  isReservation,
  lines,
  marketName,
  promise,
  waitsForMoney,
}: DeliveryProps) => {
  const text = deliveryTexts[deliveryType]
  const isPrepaid = waitsForMoney && promise?.prepaidText !== undefined
  return (
    <section className={styles["delivery"]}>
      <h3>
        <Icon name={icons[deliveryType]} size={20} />
        <span>{marketName === undefined ? text : `${text} ${marketName}`}</span>
      </h3>
      {promise === undefined ? null : (
        <p className={styles["promise"]}>{isPrepaid ? promise.prepaidText : promise.text}</p>
      )}
      {promise === undefined && deliveryType === "marketPickup" ? (
        <ButtonLink {...finderLink}>Markt wählen</ButtonLink>
      ) : null}
      {isPrepaid || isReservation || promise?.keptUntil === undefined ? null : (
        <p className={styles["fine"]}>{keptText(promise.keptUntil)}</p>
      )}
      <ul className={styles["lines"]}>
        {lines.map(({ facts = [], lineItemId, product, quantity, sum, unitPrice }) => (
          <li key={lineItemId}>
            <img src={sizedImage(product.image, 56, 56)} width={56} height={56} alt="" />
            <div>
              <NewTabLink className={styles["name"]} href={product.link}>
                {shownName(product.name)}
              </NewTabLink>
              {facts.length === 0 ? null : (
                <span className={styles["fine"]}>{shownName(facts.join(" · "))}</span>
              )}
              <span className={styles["fine"]}>{`${quantity} × ${formatCents(unitPrice)}`}</span>
            </div>
            <strong>{formatCents(sum)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OfferedDeliveriesProps {
  readonly deliveries: ReadonlyArray<OfferedDelivery>
  /**
   * The chosen payment method. For a bank transfer or a direct debit, the promised days start when the money
   * arrives.
   */
  readonly payment: PaymentMethod
  /** The amount to pay, in cents. */
  readonly total: number
}

/** The deliveries of an offer. */
export const OfferedDeliveries = ({ deliveries, payment, total }: OfferedDeliveriesProps) =>
  deliveries.map((delivery) => (
    <Delivery
      key={delivery.deliveryType}
      {...delivery}
      waitsForMoney={waitsLong(payment, total)}
      isReservation={payment === "payInMarket"}
    />
  ))
