// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Redacted } from "effect"
import { createStore, Provider } from "jotai"
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from "react-router-dom"

import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { ChooseCard } from "../../../ui/features/account/card/ChooseCard.tsx"
import { runtimeAtom } from "../../../ui/runtime/bridge.ts"
import { freeCard, memoryShop } from "../support/memoryShop.ts"
import { password } from "./accountShop.tsx"

const anna = {
  salute: "",
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email: "anna.berg@kunde.example",
  mergeDone: false,
} as const

afterEach(cleanup)

describe("the choice of a loyalty card", () => {
  it("after a customer has chosen a card, the layout of the next page knows the card", async () => {
    const shop = memoryShop()
    const me = Accounts.use((accounts) => accounts.me)
    await shop.run(
      Accounts.use((accounts) =>
        accounts.login({ email: Email.make(anna.email), password: Redacted.make(password) }),
      ),
    )
    const store = createStore()
    store.set(runtimeAtom, { load: shop.load })
    const Layout = () => (
      <Provider store={store}>
        <p>Karte {useLoaderData<string>()}</p>
        <Outlet />
      </Provider>
    )
    const routes = [
      {
        Component: Layout,
        loader: async () => (await shop.run(me))?.loyaltyCard ?? "fehlt",
        // As in the shop, a navigation does not reload the layout's data.
        shouldRevalidate: ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
          currentUrl.href === nextUrl.href,
        children: [
          { path: "/", element: <ChooseCard profile={anna} /> },
          { path: accountPaths.overview, element: <p>Übersicht</p> },
        ],
      },
    ]
    render(<RouterProvider router={createMemoryRouter(routes)} />)
    fireEvent.click(await screen.findByLabelText("Ich habe eine Karte"))
    screen.getByText("Karte fehlt")
    fireEvent.change(screen.getByLabelText(/nummer/iu), { target: { value: freeCard } })
    fireEvent.click(screen.getByRole("button", { name: "Speichern und weiter" }))
    await screen.findByText("Übersicht")
    assert.isNotNull(await screen.findByText(`Karte ${freeCard}`))
  })
})
