import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { isOpenState } from "@heimwerk/core/order/orderStateText.ts"
import { pickupCodeOf, transferOf } from "@heimwerk/core/order/orderTexts.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"

import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import type { LinkedOrder } from "./LinkedOrder.ts"
import styles from "./OrderActions.module.css"

/**
 * The GiroCode and the pickup code of an order as pictures, the calendar file of its pickup, and its
 * invoices.
 */
export const OrderFiles = ({ order, token }: LinkedOrder) => {
  const path = orderPath(order.orderId, token)
  return (
    <>
      {transferOf(order) === undefined ? null : (
        <figure className={styles["code"]}>
          <img
            src={`${path}/girocode.svg`}
            width={200}
            height={200}
            alt="GiroCode mit Empfänger, IBAN, Betrag und Verwendungszweck, wie oben als Text angegeben"
          />
          <figcaption>Scanne den GiroCode mit deiner Banking-App.</figcaption>
        </figure>
      )}
      {order.deliveries.some((delivery) => pickupCodeOf(delivery) !== undefined) ? (
        <figure className={styles["code"]}>
          <img
            src={`${path}/abholcode.svg`}
            width={200}
            height={200}
            alt="QR-Code mit deinem Abholcode, wie oben als Text angegeben"
          />
          <figcaption>Zeige den Code bei der Abholung.</figcaption>
        </figure>
      ) : null}
      {order.deliveries.some(({ promise, state }) => promise?.readyAt !== undefined && isOpenState(state)) ? (
        <p>
          <a href={`${path}/abholung.ics`} download>
            Abholung im Kalender speichern
          </a>
        </p>
      ) : null}
      {order.invoices?.map(({ corrects, issuedOn, number }) => (
        <p key={number}>
          <NewTabLink href={`${path}/rechnung/${number}.pdf`}>
            {corrects === undefined ? "Rechnung" : "Rechnungskorrektur"} {number} vom {germanDate(issuedOn)}{" "}
            (PDF)
          </NewTabLink>
        </p>
      ))}
    </>
  )
}
