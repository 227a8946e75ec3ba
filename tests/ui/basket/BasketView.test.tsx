// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { Baskets } from "@heimwerk/core/ports/Baskets.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import {
  addAtom,
  basketStateAtom,
  followBasketAtom,
  takeOverAtom,
} from "../../../ui/features/basket/atoms.ts"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const article = someArticle()

/** A shop whose basket holds two pieces of one article, shown and followed as the frame does it. */
const filledShop = async () => {
  const shop = memoryShop()
  const line = {
    articleId: article.articleId,
    quantity: toQuantity(2),
    deliveryType: "homeDelivery",
  } as const
  const basket: Basket = await shop.run(Baskets.use((baskets) => baskets.add(line, "first")))
  const page = renderInShop(<BasketView loaded={basket} />, shop.load)
  await page.store.set(followBasketAtom)
  await screen.findByRole("heading", { name: "Warenkorb" })
  return { shop, page }
}

const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: `Menge von ${article.name}` })
const type = (text: string) => fireEvent.change(quantity(), { target: { value: text } })
const kept = async (shop: ReturnType<typeof memoryShop>) => (await shop.basket()).lineItems[0]?.quantity

/** Waits until the server's basket holds so many of the article. */
const untilKept = (shop: ReturnType<typeof memoryShop>, wanted: number) =>
  waitFor(async () => assert.strictEqual(await kept(shop), wanted))

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe("the basket page", () => {
  it("sends a changed quantity when typing has rested for half a second, and only the last one", async () => {
    const { shop } = await filledShop()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    type("3")
    act(() => void vi.advanceTimersByTime(400))
    type("37")
    act(() => void vi.advanceTimersByTime(499))
    assert.strictEqual(quantity().value, "37")
    assert.strictEqual(await kept(shop), 2)
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await untilKept(shop, 37)
    assert.strictEqual((await shop.basket()).version, 2)
  })

  it("sends at once when the field is left", async () => {
    const { shop } = await filledShop()
    type("5")
    fireEvent.blur(quantity())
    await untilKept(shop, 5)
  })

  it("loses no change when the page is left before it was sent", async () => {
    const { page, shop } = await filledShop()
    type("9")
    page.unmount()
    await untilKept(shop, 9)
  })

  it("keeps a text that is no quantity and tells what is wanted", async () => {
    const { shop } = await filledShop()
    type("0")
    fireEvent.blur(quantity())
    await screen.findByText("Bitte gib eine ganze Zahl von 1 bis 999 als Menge an.")
    assert.strictEqual(quantity().value, "0")
    assert.strictEqual(await kept(shop), 2)
  })

  it("takes a line out, says so, and is empty then", async () => {
    await filledShop()
    fireEvent.click(screen.getByRole("button", { name: /^Entfernen/u }))
    await screen.findByRole("heading", { name: "Dein Warenkorb ist leer" })
    await screen.findByText(`${article.name} wurde entfernt.`)
  })

  it("shows the basket as it is when a line was taken out elsewhere", async () => {
    const { shop } = await filledShop()
    const [line] = (await shop.basket()).lineItems
    assert.isDefined(line)
    await shop.run(Baskets.use((baskets) => baskets.remove(line.lineItemId, "elsewhere")))
    type("4")
    fireEvent.blur(quantity())
    await screen.findByRole("heading", { name: "Dein Warenkorb ist leer" })
  })

  it("shows an empty basket with a way on", () => {
    renderInShop(<BasketView loaded={emptyBasket} />, memoryShop().load)
    assert.strictEqual(screen.getByRole("link", { name: "Weiter einkaufen" }).getAttribute("href"), "/")
  })

  it("is not emptied by a page that was asked for before the first article was put in", async () => {
    const shop = memoryShop()
    const page = renderInShop(<BasketView loaded={emptyBasket} />, shop.load)
    await page.store.set(addAtom, {
      articleId: article.articleId,
      quantity: toQuantity(2),
      deliveryType: "homeDelivery",
    })
    await page.store.set(followBasketAtom)
    await screen.findByRole("heading", { name: "Warenkorb" })
    await page.store.set(takeOverAtom, emptyBasket)
    assert.strictEqual(page.store.get(basketStateAtom).basket.totalQuantity, 2)
  })
})
