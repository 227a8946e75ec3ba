import { useLoaderData, useLocation } from "react-router-dom"

import { CancelOrder } from "../../features/account/orders/CancelOrder.tsx"
import { OrderFiles } from "../../features/account/orders/OrderFiles.tsx"
import { WithdrawOrder } from "../../features/account/orders/WithdrawOrder.tsx"
import { BuyAgain, boughtLines } from "../../features/basket/BuyAgain.tsx"
import { OrderDetails } from "../../features/account/orders/OrderDetails.tsx"
import { Page } from "../../shared/Page.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { OrderData } from "./load.ts"
import styles from "./OrderPage.module.css"

const isNewOrder = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isNew" in state

/** An order for everybody who has its link; after ordering, also the thank-you page. */
export const OrderPage = () => {
  const isNew = isNewOrder(useLocation().state)
  return (
    <PageView answer={useLoaderData<Answer<OrderData>>()}>
      {({ order, token }) => (
        <Page
          title={isNew ? "Danke für deine Bestellung" : `Bestellung ${order.orderId}`}
          lead={
            isNew
              ? `Deine Bestellnummer ist ${order.orderId}. Die Bestätigung ist an ${order.contact.email} unterwegs.`
              : undefined
          }
        >
          <div className={styles["order"]}>
            <OrderDetails order={order} />
            <OrderFiles order={order} token={token} />
            <BuyAgain lines={order.deliveries.flatMap(boughtLines)} />
            <WithdrawOrder order={order} />
            <CancelOrder order={order} token={token} />
          </div>
        </Page>
      )}
    </PageView>
  )
}
