// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { BuyBox } from "../../../ui/features/basket/BuyBox.tsx"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const product: ProductDetail = { ...someArticle(), availability: ["0", "1"] }

const show = (shop = memoryShop(), shown: Partial<ProductDetail> = {}, marketName?: string) => {
  const box = (
    <BuyBox
      product={{ ...product, ...shown }}
      marketName={marketName}
      marketLink={<a href="/maerkte">Markt wählen</a>}
      shipping="Versand"
      pickup="Abholung"
    />
  )
  return renderInShop(box, shop.load)
}
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Menge" })
const buy = () => fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }))
/** Waits until the shop has confirmed the article, which screen readers announce. */
const confirmed = () => screen.findByText(`${product.name} liegt im Warenkorb.`)

describe("the buy box", () => {
  it("the buy box adds the typed quantity to the basket, confirms it, and links to the basket", async () => {
    const shop = memoryShop()
    show(shop)
    fireEvent.change(quantity(), { target: { value: "3" } })
    buy()
    await confirmed()
    const link = screen.getByRole("link", { name: "Zum Warenkorb" })
    assert.strictEqual(link.getAttribute("href"), "/warenkorb")
    const [line] = (await shop.basket()).lineItems
    assert.deepStrictEqual([line?.product.articleId, line?.quantity], [product.articleId, 3])
  })

  it("the plus and minus buttons and the arrow down key of the buy box change the quantity between 1 and 999", () => {
    show()
    const less = screen.getByRole<HTMLButtonElement>("button", { name: "Menge verringern" })
    assert.strictEqual(less.getAttribute("aria-disabled"), "true")
    fireEvent.click(less)
    assert.strictEqual(quantity().value, "1")
    fireEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }))
    assert.strictEqual(quantity().value, "2")
    fireEvent.click(less)
    assert.strictEqual(quantity().value, "1")
    fireEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }))
    fireEvent.keyDown(quantity(), { key: "ArrowDown" })
    assert.strictEqual(quantity().value, "1")
    fireEvent.change(quantity(), { target: { value: "999" } })
    const more = screen.getByRole("button", { name: "Menge erhöhen" })
    assert.strictEqual(more.getAttribute("aria-disabled"), "true")
    fireEvent.click(more)
    assert.strictEqual(quantity().value, "999")
  })

  it("after the last of several clicks on 'Menge erhöhen', the buy box announces the new quantity", async () => {
    show()
    const more = screen.getByRole("button", { name: "Menge erhöhen" })
    fireEvent.click(more)
    fireEvent.click(more)
    await screen.findByText("Menge: 3")
    assert.isNull(screen.queryByText("Menge: 2"))
  })

  it.each([
    ["zwei", "1", "Bitte gib eine Zahl ein. Die bisherige Menge bleibt."],
    ["2,5", "2,5", "Bitte gib nur ganze Stück an."],
    ["0", "0", "Bitte gib mindestens 1 Stück an."],
    ["1000", "999", "Du kannst höchstens 999 Stück bestellen. Wir haben die Menge auf 999 gesetzt."],
  ])(
    "with the input '%s', a click on 'In den Warenkorb' shows the quantity '%s' and a message, and adds no article",
    async (typed, shown, reason) => {
      const shop = memoryShop()
      show(shop)
      fireEvent.change(quantity(), { target: { value: typed } })
      buy()
      const message = await screen.findByText(reason)
      assert.include(quantity().getAttribute("aria-describedby"), message.id)
      assert.strictEqual(quantity().value, shown)
      assert.lengthOf((await shop.basket()).lineItems, 0)
    },
  )

  it("the buy box names the sales unit of the article, also in its messages", async () => {
    show(memoryShop(), { unit: "Rolle" })
    screen.getByText("Rollen")
    fireEvent.change(quantity(), { target: { value: "1000" } })
    buy()
    await screen.findByText(/höchstens 999 Rollen/u)
  })

  it("the buy box adds a corrected quantity at the next click, but never adds an invalid quantity", async () => {
    const shop = memoryShop()
    show(shop)
    fireEvent.change(quantity(), { target: { value: "0" } })
    buy()
    buy()
    assert.lengthOf((await shop.basket()).lineItems, 0)
    fireEvent.change(quantity(), { target: { value: "zwei" } })
    buy()
    buy()
    await confirmed()
    assert.strictEqual((await shop.basket()).totalQuantity, 1)
  })

  it("the buy box says at once that the article is in the basket, and shows an error instead if the shop refuses the article", async () => {
    const answer = Promise.withResolvers<void>()
    const refusing = Layer.mock(Baskets, {
      run: () =>
        Effect.andThen(
          Effect.promise(() => answer.promise),
          new BasketError({ reason: "TooManyLines" }),
        ),
    })
    show(memoryShop({ baskets: refusing }))
    buy()
    screen.getByRole("link", { name: "Zum Warenkorb" })
    answer.resolve()
    await screen.findByText("Dein Warenkorb fasst höchstens 200 verschiedene Artikel.")
    assert.isNull(screen.queryByRole("link", { name: "Zum Warenkorb" }))
    assert.notInclude(screen.getByRole("status").textContent, "liegt im Warenkorb")
  })

  it("the buy box shows a German error when adding an article fails, and the next click tries again", async () => {
    let tries = 0
    const failing = Layer.mock(Baskets, {
      run: () => {
        tries += 1
        return Effect.fail(new BasketError({ reason: "TooManyLines" }))
      },
    })
    show(memoryShop({ baskets: failing }))
    buy()
    await screen.findByText("Dein Warenkorb fasst höchstens 200 verschiedene Artikel.")
    buy()
    await screen.findByText("Dein Warenkorb fasst höchstens 200 verschiedene Artikel.")
    assert.strictEqual(tries, 2)
  })

  it("the buy box offers pick-up only if a market is chosen, and adds the article with the chosen delivery type", async () => {
    const shop = memoryShop()
    show(shop)
    assert.lengthOf(screen.getAllByRole("radio"), 1)
    show(shop, {}, "Kiel")
    fireEvent.click(screen.getByRole("radio", { name: /Im Markt abholen/u }))
    buy()
    await confirmed()
    assert.strictEqual((await shop.basket()).lineItems[0]?.deliveryType, "marketPickup")
  })

  it("the buy box explains why a pick-up article cannot be bought without a market", () => {
    show(memoryShop(), { availability: [] })
    assert.isTrue(screen.getByRole<HTMLButtonElement>("button", { name: "In den Warenkorb" }).disabled)
    screen.getByText("Diesen Artikel verschicken wir nicht. Wähle einen Markt, um ihn dort abzuholen.")
  })
})
