import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useLoaderData } from "react-router-dom"

import { OrderFiles } from "../../features/account/orders/OrderFiles.tsx"
import { PayOrder } from "../../features/account/orders/PayOrder.tsx"
import { OrderDetails } from "../../features/account/orders/OrderDetails.tsx"
import { Unbroken } from "../../widgets/Unbroken.tsx"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { PurchaseData } from "./loadPurchase.ts"

const OrderActions = lazyPart(() => import("../order/OrderActions.tsx").then((m) => m.OrderActions))

const above = { name: "Einkäufe", link: accountPaths.purchases }

/** The page of one order of the customer. */
export const PurchasePage = () => (
  <PageView answer={useLoaderData<Answer<PurchaseData>>()}>
    {({ order }) =>
      order === undefined ? null : (
        <CustomerPage
          title={`Bestellung ${order.orderId}`}
          heading={
            <>
              Bestellung <Unbroken text={order.orderId} />
            </>
          }
          above={above}
        >
          {order.token === undefined ? null : <PayOrder order={order} token={order.token} />}
          <OrderDetails order={order} />
          {order.token === undefined ? null : <OrderFiles order={order} token={order.token} />}
          <OrderActions order={order} token={order.token} />
        </CustomerPage>
      )
    }
  </PageView>
)
