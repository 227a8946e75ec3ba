// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { CategoryBar } from "../../../ui/features/navigation/CategoryBar.tsx"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const { categories } = smallWorld.assortment
const [main] = categories

let shop: ReturnType<typeof memoryShop>
beforeEach(() => {
  shop = memoryShop()
})
afterEach(async () => {
  cleanup()
  await shop.dispose()
})

const openMenu = async (from = shop) => {
  const page = renderInShop(
    <CategoryBar categories={categories} account={{ user: {}, render: () => <p>Konto</p> }} />,
    from.load,
  )
  fireEvent.click(screen.getByText("Menü"))
  await screen.findByRole("dialog", { name: "Menü" })
  return page
}
const entry = () => screen.getByRole("button", { name: main?.name ?? "" })

describe("the off-canvas menu", () => {
  it("the off-canvas menu lists main categories, markets, wishlist, basket and the contact page", async () => {
    await openMenu()
    for (const { name } of categories) screen.getByRole("button", { name })
    for (const name of ["Märkte & Öffnungszeiten", "Merkliste", "Warenkorb", "Kontakt"])
      screen.getByRole("link", { name })
  })

  it("the off-canvas menu opens sub-categories, and its back button focuses the category again", async () => {
    await openMenu()
    fireEvent.click(entry())
    assert.strictEqual(document.activeElement?.textContent, "Alle Kategorien")
    const [child] = main?.subCategories ?? []
    await screen.findByRole("link", { name: child?.name ?? "" })
    fireEvent.click(screen.getByRole("button", { name: "Alle Kategorien" }))
    assert.strictEqual(document.activeElement, entry())
  })

  it("the off-canvas menu loads the sub-categories again when a category is opened after a failed request", async () => {
    let isDown = true
    let requests = 0
    const catalog = Layer.effect(
      Catalog,
      Catalog.useSync((known) => ({
        ...known,
        navigation: Effect.suspend(() => {
          requests += 1
          return isDown ? Effect.fail(new CatalogError({ reason: "Unavailable" })) : known.navigation
        }),
      })),
    ).pipe(Layer.provide(CatalogMemory.layer(smallWorld.assortment)))
    const offline = memoryShop({ catalog })
    await openMenu(offline)
    await waitFor(() => assert.strictEqual(requests, 1))
    isDown = false
    fireEvent.click(entry())
    const [child] = main?.subCategories ?? []
    await screen.findByRole("link", { name: child?.name ?? "" })
    fireEvent.click(screen.getByRole("button", { name: "Alle Kategorien" }))
    fireEvent.click(entry())
    assert.strictEqual(requests, 2)
    await offline.dispose()
  })

  it("a click on a link closes the off-canvas menu", async () => {
    const { address } = await openMenu()
    fireEvent.click(screen.getByRole("link", { name: "Merkliste" }))
    await waitFor(() => assert.strictEqual(address(), "/merkliste"))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
  })

  it("the Escape key closes the off-canvas menu, and a menu that was closed at sub-categories opens again with the main categories", async () => {
    await openMenu()
    fireEvent.click(entry())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    fireEvent.click(screen.getByText("Menü"))
    await screen.findByRole("dialog", { name: "Menü" })
    entry()
  })
})
