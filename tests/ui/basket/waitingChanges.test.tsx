// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { BasketService } from "@heimwerk/core/basket/service.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { Effect, Exit, Layer, Scope } from "effect"
import type { ReactElement } from "react"
import { AddAllButton } from "../../../ui/features/basket/AddAllButton.tsx"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import { BuyAgain } from "../../../ui/features/basket/BuyAgain.tsx"
import { BuyBox } from "../../../ui/features/basket/BuyBox.tsx"
import { TileAddButton } from "../../../ui/features/basket/TileAddButton.tsx"
import { wishlistService } from "../../../ui/features/wishlist/wishlist.ts"
import { WishlistToggle } from "../../../ui/features/wishlist/WishlistToggle.tsx"
import { WishlistView } from "../../../ui/features/wishlist/WishlistView.tsx"
import { partsLoaded } from "../../../ui/hydration/lazyPart.tsx"
import { isRunning } from "../../../ui/runtime/running.ts"
import { Snackbars } from "../../../ui/widgets/Snackbar.tsx"
import { openOfflineShop } from "../../support/offlineShop.ts"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const scopes: Array<Scope.Closeable> = []

afterEach(async () => {
  cleanup()
  for (const scope of scopes.splice(0)) await Effect.runPromise(Scope.close(scope, Exit.void))
})

const product = { ...someArticle(), availability: ["0", "1"] as const }
const item = { articleId: product.articleId, quantity: toQuantity(2), deliveryType: "homeDelivery" } as const

/** Opens a page of a shop whose basket and wishlist contain the article, and switches the network off. */
const openOffline = async () => {
  const scope = Effect.runSync(Scope.make())
  scopes.push(scope)
  const scoped = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) =>
    Effect.runPromise(Effect.provideService(effect, Scope.Scope, scope))
  const shop = await scoped(openOfflineShop)
  const basket = await Effect.runPromise(shop.baskets.run({ kind: "add", line: item }, "basket"))
  const wishlist = await Effect.runPromise(shop.wishlists.run({ kind: "add", item }, "wishlist"))
  const services = await scoped(shop.openPage)
  const { load } = memoryShop({
    lists: Layer.mergeAll(
      Layer.succeed(BasketService, services.basket),
      Layer.succeed(WishlistService, services.wishlist),
    ),
  })
  shop.setNetwork("offline")
  const show = async (element: ReactElement) => {
    const { store } = renderInShop(element, load)
    await basketService.openIn(store)
    await wishlistService.openIn(store)
    await partsLoaded()
  }
  return { shop, show, basket, wishlist }
}

type Shop = Awaited<ReturnType<typeof openOffline>>["shop"]

/** Checks that the text disappears when the browser is online again. */
const sentOnline = async (shop: Shop) => {
  await waitFor(() => assert.isFalse(isRunning()))
  await act(() => Effect.runPromise(shop.goOnline))
  await waitFor(() => assert.lengthOf(screen.queryAllByText(offlineChange), 0))
}

const buy = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

describe("a change of the basket without a network", () => {
  it("the basket page keeps a changed quantity and says that it will be sent, until the browser is online", async () => {
    const { basket, show, shop } = await openOffline()
    await show(<BasketView loaded={basket} facts={{}} market={undefined} renderEnergy={() => null} />)
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: `Menge von ${product.name}` })
    fireEvent.change(field, { target: { value: "5" } })
    fireEvent.blur(field)
    const text = await screen.findByText(offlineChange)
    assert.isNotNull(text.closest("[role=status]"))
    assert.strictEqual(field.value, "5")
    assert.isNull(screen.queryByRole("alert"))
    await sentOnline(shop)
    const { lineItems } = await Effect.runPromise(shop.baskets.read("full"))
    assert.deepStrictEqual([lineItems[0]?.quantity, field.value], [5, "5"])
  })

  it("the buy box says that the article will be sent, and announces it", async () => {
    const { show, shop } = await openOffline()
    await show(
      <BuyBox product={product} marketName={undefined} marketLink={null} shipping={null} pickup={null} />,
    )
    buy("In den Warenkorb")
    await waitFor(() => assert.lengthOf(screen.getAllByText(offlineChange), 2))
    screen.getByRole("link", { name: "Zum Warenkorb" })
    await act(() => Effect.runPromise(shop.goOnline))
    // The announcement stays.
    await waitFor(() => assert.lengthOf(screen.getAllByText(offlineChange), 1))
    screen.getByRole("link", { name: "Zum Warenkorb" })
  })

  it.each([
    ["the button of a product tile", () => <TileAddButton product={product} />, /in den Warenkorb$/u],
    [
      "the button that adds a whole wishlist",
      () => <AddAllButton count={1} missing={0} read={() => Promise.resolve([item])} />,
      "Alles in den Warenkorb",
    ],
    [
      "the button that buys an order again",
      () => <BuyAgain lines={[{ item, name: product.name }]} />,
      "Noch einmal kaufen",
    ],
  ] as const)("%s says that the change will be sent when the browser is online", async (_, make, name) => {
    const { show } = await openOffline()
    await show(make())
    assert.lengthOf(screen.queryAllByText(offlineChange), 0)
    buy(name)
    await screen.findAllByText(offlineChange)
    assert.isNull(screen.queryByRole("alert"))
    await waitFor(() => assert.isFalse(isRunning()))
  })
})

describe("a change of the wishlist without a network", () => {
  it("the wishlist toggle stays pressed, is not busy, and says that the change will be sent", async () => {
    const { show, shop } = await openOffline()
    await Effect.runPromise(shop.wishlists.run({ kind: "remove", lineItemId: product.articleId }, "removal"))
    await show(
      <Snackbars millis={10_000} whenReady={() => () => {}}>
        <WishlistToggle product={product} />
      </Snackbars>,
    )
    const toggle = screen.getByRole("button", { name: `Auf die Merkliste: ${product.name}` })
    fireEvent.click(toggle)
    await screen.findByText(offlineChange)
    await waitFor(() => assert.strictEqual(toggle.getAttribute("aria-busy"), "false"))
    assert.strictEqual(toggle.getAttribute("aria-pressed"), "true")
    await act(() => Effect.runPromise(shop.goOnline))
    const { lineItems } = await Effect.runPromise(shop.wishlists.read("full"))
    assert.strictEqual(lineItems[0]?.product.articleId, product.articleId)
    assert.strictEqual(toggle.getAttribute("aria-pressed"), "true")
  })

  it("the wishlist page removes the line and says that the change will be sent, until the browser is online", async () => {
    const { show, shop, wishlist } = await openOffline()
    const parts = () => ({ quantity: null })
    await show(<WishlistView loaded={wishlist} parts={parts} renderAddAll={() => null} />)
    buy(/Entfernen/u)
    await screen.findByText(offlineChange)
    await screen.findByText("Deine Merkliste ist leer")
    await sentOnline(shop)
    assert.deepStrictEqual((await Effect.runPromise(shop.wishlists.read("full"))).lineItems, [])
  })
})
