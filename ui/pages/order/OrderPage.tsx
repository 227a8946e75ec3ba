import type { Order } from "@heimwerk/core/order/Order.ts"
import type { ReactNode } from "react"
import { useLoaderData, useLocation } from "react-router-dom"

import { OrderFiles } from "../../features/account/orders/OrderFiles.tsx"
import { PayOrder } from "../../features/account/orders/PayOrder.tsx"
import { paymentResult } from "../../features/account/orders/plainPayment.ts"
import { OrderDetails } from "../../features/account/orders/OrderDetails.tsx"
import { Page } from "../../shared/Page.tsx"
import { Unbroken } from "../../widgets/Unbroken.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { OrderData } from "./load.ts"
import styles from "./OrderPage.module.css"

const OrderActions = lazyPart(() => import("./OrderActions.tsx").then((m) => m.OrderActions))

/** Returns whether the customer has just ordered or paid. */
const isNewOrder = ({ search, state }: { readonly search: string; readonly state: unknown }): boolean =>
  search === `?${paymentResult.thanks}` || (typeof state === "object" && state !== null && "isNew" in state)

/**
 * Returns the introduction for a new order. It has the order number, or says that the customer pays on the
 * page of the payment service.
 */
const leadOf = ({ contact, orderId, payWith }: Order): ReactNode =>
  payWith === undefined ? (
    <>
      Deine Bestellnummer ist <Unbroken text={`${orderId}.`} /> Die Bestätigung ist an{" "}
      <Unbroken text={contact.email} /> unterwegs.
    </>
  ) : (
    "Du bezahlst auf der Seite unseres Zahlungsdienstes."
  )

/**
 * The page of an order, for everybody who has its link. Right after ordering it is also the thank-you page.
 */
export const OrderPage = () => {
  const location = useLocation()
  const isNew = isNewOrder(location)
  return (
    <PageView answer={useLoaderData<Answer<OrderData>>()}>
      {({ order, token }) => (
        <Page
          title={
            isNew && order.payWith === undefined
              ? "Danke für deine Bestellung"
              : `Bestellung ${order.orderId}`
          }
          heading={
            isNew && order.payWith === undefined ? undefined : (
              <>
                Bestellung <Unbroken text={order.orderId} />
              </>
            )
          }
          lead={isNew ? leadOf(order) : undefined}
        >
          <div className={styles["order"]}>
            {location.search === `?${paymentResult.failed}` ? (
              <Notice kind="error">
                Die Bezahlung ist gerade nicht möglich. Deine Bestellung bleibt erhalten. Bitte versuche es
                gleich noch einmal.
              </Notice>
            ) : null}
            <PayOrder order={order} token={token} />
            <OrderDetails order={order} />
            <OrderFiles order={order} token={token} />
            <OrderActions order={order} token={token} />
          </div>
        </Page>
      )}
    </PageView>
  )
}
