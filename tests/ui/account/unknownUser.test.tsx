// @vitest-environment happy-dom
import { afterEach, assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { cleanup } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { pageUserAtom, userAtom } from "../../../ui/features/account/account.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { wishlistService } from "../../../ui/features/wishlist/wishlist.ts"
import { takeOverUser } from "../../../ui/layout/accountChange.ts"
import { syncSessions } from "../../../ui/layout/syncSessions.ts"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const anna: Customer = {
  id: "1",
  csId: "cs-10001",
  email: "anna@kunde.example",
  firstName: "Anna",
  lastName: "Berg",
}
const { articleId } = someArticle()
const quantity = toQuantity(3)

afterEach(cleanup)

/** Opens a page whose session the server could not read. The lists in the shop have 3 pieces each. */
const open = async (customer: Customer | undefined) => {
  const shop = memoryShop({ accounts: Layer.mock(Accounts, { me: Effect.succeed(customer) }) })
  const line = { articleId, quantity, deliveryType: "homeDelivery" } as const
  await shop.run(Baskets.use((baskets) => baskets.run({ kind: "add", line }, "first")))
  await shop.run(
    Wishlists.use((wishlists) => wishlists.run({ kind: "add", item: { articleId, quantity } }, "second")),
  )
  const { store } = renderInShop(null, shop.load)
  store.set(pageUserAtom, { isUnknown: true })
  onTestFinished(
    syncSessions(
      store,
      () => ({ since: 0 }),
      () => Promise.resolve(),
    ),
  )
  await vi.waitUntil(
    () =>
      store.get(basketService.stateAtom).basket.totalQuantity === 3 &&
      store.get(wishlistService.stateAtom).wishlist.totalQuantity === 3,
    { timeout: 20_000 },
  )
  return store
}

describe("a page whose session the server could not read", () => {
  it("the browser reads customer, basket and wishlist, and a later failed reading is no logout", async () => {
    const store = await open(anna)
    const names = () => store.get(userAtom).firstName
    await vi.waitUntil(() => names() === "Anna", { timeout: 20_000 })
    await takeOverUser(store, { isUnknown: true })
    assert.strictEqual(names(), "Anna")
  })

  it("the browser reads basket and wishlist of a visitor who is not logged in", async () => {
    const store = await open(undefined)
    assert.isUndefined(store.get(userAtom).firstName)
  })
})
