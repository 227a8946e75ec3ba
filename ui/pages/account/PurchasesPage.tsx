import { useLoaderData } from "react-router-dom"

import { OrderTable } from "../../features/account/orders/OrderTable.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { PurchasesData } from "./loadPurchases.ts"

/** The page with the customer's orders (storefront 2, 'Einkäufe'). */
export const PurchasesPage = () => (
  <PageView answer={useLoaderData<Answer<PurchasesData>>()}>
    {({ orders }) => (
      <CustomerPage title="Einkäufe">
        {orders.length === 0 ? (
          <>
            <p>Du hast noch nichts bestellt. Sobald du es tust, findest du deine Bestellungen hier.</p>
            <div>
              <ButtonLink to={paths.home}>Jetzt stöbern</ButtonLink>
            </div>
          </>
        ) : (
          <OrderTable orders={orders} />
        )}
      </CustomerPage>
    )}
  </PageView>
)
