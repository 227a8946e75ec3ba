import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { useLoaderData, useNavigate } from "react-router-dom"

import { accountService } from "../../features/account/account.ts"
import { CheckoutForm } from "../../features/account/checkout/CheckoutForm.tsx"
import { CheckoutLogin } from "../../features/account/checkout/CheckoutLogin.tsx"
import { basketService } from "../../features/basket/basket.ts"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import { paths } from "../../paths.ts"
import { Page } from "../../shared/Page.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { CheckoutData } from "./load.ts"

const AddressSearch = lazyPart(() => import("../../shared/AddressSearch.tsx").then((m) => m.AddressSearch))

const above = [{ name: "Warenkorb", link: paths.basket }]

/** The checkout (ADR 0043): reserve in the market, or order with home delivery. */
export const CheckoutPage = () => {
  const navigate = useNavigate()
  const runBasket = basketService.useRun()
  const { hasLoggedOut } = accountService.useState()
  /** Whether the customer of the page's data has logged out. Without a network, the page keeps these data. */
  const hasLeft = (csId: string | undefined) => csId !== undefined && hasLoggedOut === true
  return (
    <PageView answer={useLoaderData<Answer<CheckoutData>>()}>
      {({ book, csId, customer, hidden, marketId, offer, posted }) => (
        <Page title="Kasse" above={above}>
          <CheckoutLogin email={hasLeft(csId) ? undefined : customer?.email} />
          {/* A login opens a new form with the customer's name. The draft keeps the typed fields. */}
          {hasLeft(csId) ? null : (
            <CheckoutForm
              key={customer?.email}
              AddressSearch={AddressSearch}
              book={book}
              csId={csId}
              customer={customer}
              marketId={marketId}
              offer={offer}
              posted={posted}
              hidden={hidden}
              onPlaced={async ({ newDocument, order, page, token }) => {
                if (newDocument !== undefined) return location.replace(newDocument)
                void runBasket(({ load }) => load)
                await navigate(orderPath(order.orderId, token), { replace: true, state: { isNew: true } })
                // The order page is now in the history, so the back button leads from the payment page to the
                // order.
                if (page !== undefined) location.assign(page)
              }}
            />
          )}
        </Page>
      )}
    </PageView>
  )
}
