import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useLoaderData } from "react-router-dom"

import { OrderDetails } from "../../features/account/orders/OrderDetails.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { PurchaseData } from "./loadPurchase.ts"

const above = { name: "Einkäufe", link: accountPaths.purchases }

/** The page of one order of the customer. */
export const PurchasePage = () => (
  <PageView answer={useLoaderData<Answer<PurchaseData>>()}>
    {({ order }) =>
      order === undefined ? null : (
        <CustomerPage title={`Bestellung ${order.orderId}`} above={above}>
          <OrderDetails order={order} />
        </CustomerPage>
      )
    }
  </PageView>
)
