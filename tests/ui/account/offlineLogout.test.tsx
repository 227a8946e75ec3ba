// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"

import { accountService } from "../../../ui/features/account/account.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import { wishlistService } from "../../../ui/features/wishlist/wishlist.ts"
import { accountChanged } from "../../../ui/layout/accountChange.ts"
import { Wishlist } from "../../../ui/pages/wishlist/Wishlist.tsx"
import { anna, hammer } from "../../support/checkout.ts"
import { button, drill, driver, openBasket, some } from "../basket/basketPage.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { openCheckout } from "./checkoutPage.tsx"
import { article, lineForArticle, openPage } from "../wishlist/wishing.tsx"

type Store = ReturnType<typeof renderInShop>["store"]

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The customer of the page logs out without a connection. */
const logOut = async (store: Store) => {
  vi.stubGlobal("navigator", { onLine: false })
  await act(() =>
    accountChanged(store, anonymous, () => Promise.resolve(), { show: () => {}, closeActions: () => {} }),
  )
}

const isShown = (name: string) => document.body.textContent.replaceAll("\u00A0", " ").includes(name)

describe("a page after a logout without a connection", () => {
  it("the basket page shows an empty basket", async () => {
    const { page } = await openBasket([some(drill)])
    assert.isTrue(isShown(drill.name))
    await logOut(page.store)
    await screen.findByText("Dein Warenkorb ist leer")
    assert.isFalse(isShown(drill.name))
  })

  it("the basket page no longer shows the notice of a removed article, with its undo", async () => {
    const { page } = await openBasket([some(drill), some(driver)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByRole("button", { name: "Rückgängig" })
    await logOut(page.store)
    await screen.findByText("Dein Warenkorb ist leer")
    assert.isNull(screen.queryByRole("button", { name: "Rückgängig" }))
  })

  it("the basket page shows an empty basket even if the scripts of the basket cannot be loaded", async () => {
    const { page, shop } = await openBasket([some(drill)])
    const { basket } = page.store.get(basketService.stateAtom)
    const { store } = renderInShop(
      <BasketView loaded={basket} facts={{}} market={undefined} renderEnergy={() => null} />,
    )
    assert.isTrue(isShown(drill.name))
    await logOut(store)
    await screen.findByText("Dein Warenkorb ist leer")
    await shop.dispose()
  })

  it("the checkout shows neither the customer's data nor the ordered articles", async () => {
    const { store } = await openCheckout({ firstName: anna.firstName, csId: "cs-10001" })
    assert.isTrue(isShown(hammer.name))
    assert.strictEqual(screen.getByLabelText<HTMLInputElement>("Nachname").value, anna.lastName)
    await logOut(store)
    act(() =>
      store.set(accountService.stateAtom, { ...initialAccountState, isKnown: true, hasLoggedOut: true }),
    )
    await screen.findByText("Du hast schon ein Kundenkonto? Jetzt anmelden")
    assert.isFalse(isShown(hammer.name))
    assert.isFalse(isShown(anna.email))
    assert.isNull(screen.queryByLabelText("Nachname"))
  })

  it("the wishlist page shows an empty wishlist until the shop answers again", async () => {
    const shop = memoryShop()
    const wishlist = await lineForArticle(shop, article, 2)
    const page = openPage(shop, <Wishlist wishlist={wishlist} products={[]} />, wishlist)
    fireEvent.click(document.body)
    await wishlistService.openIn(page.store)
    assert.isTrue(isShown(article.name))
    await logOut(page.store)
    await screen.findByText("Deine Merkliste ist leer")
    assert.isFalse(isShown(article.name))
    await act(() => wishlistService.runIn(page.store)(({ reload }) => reload))
    await waitFor(() => assert.isTrue(isShown(article.name)))
  })
})
