// @vitest-environment happy-dom
import { assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { act, cleanup, render, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"
import { createStore, Provider } from "jotai"
import { RouterProvider } from "react-router-dom"

import { AccountError, Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { userAtom } from "../../../ui/features/account/account.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { browserRouter } from "../../../ui/hydration/browserRouter.ts"
import { SyncBasket } from "../../../ui/layout/Frame.tsx"
import { loadShop } from "../../../ui/layout/load.ts"
import { subscribeSessions } from "../../../ui/layout/sessions.ts"
import { shopRoute } from "../../../ui/layout/ShopData.ts"
import { SyncAccount } from "../../../ui/layout/SyncAccount.tsx"
import { useShop } from "../../../ui/layout/useShop.ts"
import { runtimeAtom } from "../../../ui/runtime/bridge.ts"
import { memoryShop, someArticle } from "../support/memoryShop.ts"

const line = {
  articleId: someArticle().articleId,
  quantity: toQuantity(3),
  deliveryType: "homeDelivery",
} as const
const anna = { firstName: "Anna", csId: "cs-10001" }

/** The layout of a page without its visible parts, except the names of the categories. */
const Layout = () => {
  const { basket, navigation, user } = useShop()
  return (
    <>
      <SyncBasket initial={basket} />
      <SyncAccount user={user} />
      <p>{navigation.map(({ name }) => name)}</p>
    </>
  )
}

/** Opens a window whose shop has no connection while `isDown` is set. */
const openReloading = async () => {
  const server = {
    isDown: false,
    customer: { ...anna, id: "1", email: "anna@kunde.example", lastName: "Berg" },
  }
  const answer = <A, E>(value: () => A, error: E) =>
    Effect.suspend(() => (server.isDown ? Effect.fail(error) : Effect.sync(value)))
  const shop = memoryShop({
    accounts: Layer.mock(Accounts, {
      me: answer(() => server.customer, new AccountError({ reason: "Unavailable", cause: "down" })),
    }),
    catalog: Layer.mock(Catalog, {
      navigation: answer(
        () => [{ id: "1", name: "Eisenwaren", link: "/c/eisenwaren/1", image: "", subCategories: [] }],
        new CatalogError({ reason: "Unavailable", cause: "down" }),
      ),
    }),
  })
  await shop.run(Baskets.use((baskets) => baskets.run({ kind: "add", line }, "first")))
  const store = createStore()
  store.set(runtimeAtom, { load: shop.load })
  const loader = () => shop.run(loadShop)
  const Component = () => (
    <Provider store={store}>
      <Layout />
    </Provider>
  )
  const routes = [{ id: shopRoute, path: "*", loader, Component }]
  const router = browserRouter(routes, { loaderData: { [shopRoute]: await loader() } })
  render(<RouterProvider router={router} />)
  return { router, server, store }
}

describe("a page that reloads its data in the background", () => {
  it("keeps its customer, basket and categories if the shop cannot read them, and publishes no logout", async () => {
    const { router, server, store } = await openReloading()
    const users: Array<string | undefined> = []
    const pieces: Array<number> = []
    const published: Array<string | undefined> = []
    const stops = [
      store.sub(userAtom, () => users.push(store.get(userAtom).csId)),
      store.sub(basketService.stateAtom, () =>
        pieces.push(store.get(basketService.stateAtom).basket.totalQuantity),
      ),
      subscribeSessions(
        () => ({ csId: anna.csId, since: 0 }),
        ({ csId }) => published.push(csId),
      ),
    ]
    onTestFinished(() => [...stops, cleanup, () => router.dispose()].forEach((stop) => stop()))
    server.isDown = true
    await act(() => router.revalidate())
    screen.getByText("Eisenwaren")
    // The next customer is taken over after everything that the failed reload has started.
    server.isDown = false
    server.customer = { ...server.customer, csId: "cs-10002" }
    await act(() => router.revalidate())
    // The change of the customer reloads the page once more.
    await vi.waitUntil(() => users.filter((csId) => csId === "cs-10002").length === 2, { timeout: 20_000 })
    // Each of the two reloads can publish the new customer.
    assert.deepStrictEqual([[...new Set(users)], [...new Set(published)]], [["cs-10002"], ["cs-10002"]])
    assert.deepStrictEqual([...new Set(pieces)], [3])
  })
})
