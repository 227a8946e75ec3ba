import { act, fireEvent, render, screen } from "@testing-library/react"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { Effect, Layer } from "effect"
import { createStore, Provider } from "jotai"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { pageUserAtom } from "../../../ui/features/account/account.ts"
import { partsLoaded } from "../../../ui/hydration/lazyPart.tsx"
import { CheckoutPage } from "../../../ui/pages/checkout/CheckoutPage.tsx"
import type { CheckoutData } from "../../../ui/pages/checkout/load.ts"
import { runtimeAtom } from "../../../ui/runtime/bridge.ts"
import { Announcer } from "../../../ui/widgets/Announcer.tsx"
import { anna, market, now, offerIn, placed, requestFor } from "../../support/checkout.ts"
import { memoryShop } from "../support/memoryShop.ts"

const token = "geheim"

/**
 * Opens the page of the checkout for an order that is collected in a market.
 *
 * @param user the visitor; a customer's page contains the customer's data
 * @param payment the address of the page where the customer pays online; by default, the order needs no online payment
 */
export const openCheckout = async (user: SessionUser = {}, payment?: string) => {
  const order = placed(requestFor())
  const checkout = Layer.mock(Checkout, {
    place: () =>
      Effect.succeed({ order: payment === undefined ? order : { ...order, payBy: now.epochMillis }, token }),
    pay: () => Effect.succeed({ order, ...(payment === undefined ? {} : { page: payment }) }),
  })
  const data: CheckoutData = {
    offer: offerIn(),
    marketId: market.id,
    hidden: { seen: "", key: "" },
    book: [],
    ...(user.csId === undefined ? {} : { csId: user.csId, customer: anna }),
  }
  const store = createStore()
  store.set(runtimeAtom, { load: memoryShop({ checkout }).load })
  store.set(pageUserAtom, user)
  const page = (
    <Provider store={store}>
      <Announcer>
        <CheckoutPage />
      </Announcer>
    </Provider>
  )
  const router = createMemoryRouter(
    [
      { id: "checkout", path: "/kasse", element: page, loader: () => null },
      { path: "*", element: null },
    ],
    {
      initialEntries: ["/kasse"],
      hydrationData: { loaderData: { checkout: { kind: "page", data, meta: {} } } },
    },
  )
  render(<RouterProvider router={router} />)
  await act(partsLoaded)
  return {
    store,
    address: () => router.state.location.pathname,
    order: () => {
      for (const name of ["salute", "firstName", "lastName", "email"] as const) {
        const field = document.querySelector(`[name=${name}]`)
        if (field !== null) fireEvent.change(field, { target: { value: anna[name] } })
      }
      fireEvent.click(screen.getByRole("button", { name: "Kostenlos reservieren" }))
    },
  }
}
