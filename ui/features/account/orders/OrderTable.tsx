import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { OrderSummary } from "@heimwerk/core/order/Order.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { Link } from "../../../widgets/Link.tsx"
import { OrderState } from "./OrderState.tsx"
import styles from "./OrderTable.module.css"

/** The customer's orders as a table, or as cards if there is little room (storefront 2, 'Einkäufe'). */
export const OrderTable = ({ orders }: { readonly orders: ReadonlyArray<OrderSummary> }) => (
  <table className={styles["table"]}>
    <caption className="visually-hidden">Deine Bestellungen, die neueste zuerst</caption>
    <thead>
      <tr>
        <th scope="col">Bestellung</th>
        <th scope="col">Datum</th>
        <th scope="col">Status</th>
        <th scope="col">Artikel</th>
        <th scope="col">Summe</th>
      </tr>
    </thead>
    <tbody>
      {orders.map(({ deliveries, orderedOn, orderId, pieces, total }) => (
        <tr key={orderId}>
          <th scope="row">
            <Link to={`${accountPaths.purchases}/${encodeURIComponent(orderId)}`}>{orderId}</Link>
          </th>
          <td data-name="Datum">{germanDate(orderedOn)}</td>
          <td data-name="Status">
            {deliveries.map(({ deliveryType, state }) => (
              <OrderState key={deliveryType} state={state} />
            ))}
          </td>
          <td data-name="Artikel">{pieces}</td>
          <td data-name="Summe">{formatCents(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
