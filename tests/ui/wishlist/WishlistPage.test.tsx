// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Effect } from "effect"

import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { reloadAtom } from "../../../ui/features/wishlist/atoms.ts"
import { Wishlist } from "../../../ui/pages/wishlist/Wishlist.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { article, changedPort, kept, noAnswer, openPage, other, unavailable, wishFor } from "./wishing.tsx"

type Shop = ReturnType<typeof memoryShop>

/** As the catalogue answers: both can be sent. */
const products = [article, other].map((product) => ({ ...product, availability: ["0"] as const }))

/** The page of a list with two pieces of an article and one of another. */
const openList = async (shop: Shop = memoryShop()) => {
  await wishFor(shop, article, 2)
  const wishlist = await wishFor(shop, other)
  const page = openPage(shop, <Wishlist wishlist={wishlist} products={products} />, wishlist)
  // With the first click the page follows the list.
  fireEvent.click(document.body)
  return { shop, page }
}

const line = ({ name }: { readonly name: string }) => {
  const found = screen.getByRole("heading", { name }).closest("article")
  assert.isNotNull(found)
  return within(found)
}
const press = (name: RegExp, product = article) =>
  fireEvent.click(line(product).getByRole("button", { name }))
const lines = () =>
  screen.queryAllByRole("article").map((shown) => within(shown).getByRole("heading").textContent)

afterEach(cleanup)

describe("the page of the wishlist", () => {
  it("shows its articles with price and availability, their quantities and both ways off the list", async () => {
    await openList()
    assert.deepStrictEqual(lines(), [article.name, other.name])
    const shown = line(article)
    assert.strictEqual(shown.getByRole("link", { name: article.name }).getAttribute("href"), article.link)
    shown.getByText("inkl. MwSt., zzgl. Versand")
    shown.getByText("Versand nach Hause")
    assert.strictEqual(shown.getByRole<HTMLInputElement>("textbox").value, "2")
    shown.getByRole("button", { name: new RegExp(`^Entfernen ?: ${article.name}$`, "u") })
    shown.getByRole("button", { name: new RegExp(`^In den Warenkorb ?: ${article.name}$`, "u") })
    screen.getByText("3 Artikel")
  })

  it("takes a line off, says so, and gives the focus to the line beside it", async () => {
    const { shop } = await openList()
    press(/^Entfernen/u)
    await screen.findByText(`${article.name} steht nicht mehr auf deiner Merkliste.`)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
    assert.strictEqual(document.activeElement, screen.getByRole("link", { name: other.name }))
    assert.deepStrictEqual(await kept(shop), [`1 ${other.name}`])
    press(/^Entfernen/u, other)
    await screen.findByRole("heading", { level: 1, name: "Deine Merkliste ist leer" })
  })

  it("puts a line back that was taken off, with all its pieces, at the end", async () => {
    const { shop } = await openList()
    press(/^Entfernen/u)
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name, article.name]))
    await waitFor(async () =>
      assert.deepStrictEqual(await kept(shop), [`1 ${other.name}`, `2 ${article.name}`]),
    )
  })

  it("says why a line cannot be put back", async () => {
    const shop = memoryShop({
      wishlists: changedPort((port) => ({
        add: (wish, key) => (key.startsWith("of ") ? port.add(wish, key) : noAnswer),
      })),
    })
    await openList(shop)
    press(/^Entfernen/u)
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await screen.findByText(unavailable)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
  })

  it("changes a quantity, which the header counts", async () => {
    const { shop } = await openList()
    const field = line(article).getByRole("textbox")
    fireEvent.change(field, { target: { value: "5" } })
    fireEvent.blur(field)
    await screen.findByRole("link", { name: "Merkliste, 6 Artikel" })
    await waitFor(async () =>
      assert.deepStrictEqual(await kept(shop), [`5 ${article.name}`, `1 ${other.name}`]),
    )
  })

  it("moves a line into the basket with all its pieces, with a way there", async () => {
    const { page, shop } = await openList()
    press(/^In den Warenkorb/u)
    await screen.findByText(`${article.name} liegt im Warenkorb.`)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
    assert.deepStrictEqual(
      (await shop.basket()).lineItems.map(({ deliveryType, quantity }) => `${quantity} ${deliveryType}`),
      ["2 homeDelivery"],
    )
    fireEvent.click(screen.getByRole("button", { name: "Zum Warenkorb" }))
    await waitFor(() => assert.strictEqual(page.address(), "/warenkorb"))
  })

  for (const [way, name] of [
    ["remove", /^Entfernen/u],
    ["moveToBasket", /^In den Warenkorb/u],
  ] as const) {
    it(`keeps a line where it was when ${way} fails, with the reason at it`, async () => {
      const { shop } = await openList(
        memoryShop({ wishlists: changedPort(() => ({ [way]: () => noAnswer })) }),
      )
      press(name)
      await screen.findByText(unavailable)
      assert.deepStrictEqual(lines(), [article.name, other.name])
      line(article).getByText(unavailable)
      assert.deepStrictEqual(await kept(shop), [`2 ${article.name}`, `1 ${other.name}`])
      assert.strictEqual((await shop.basket()).totalQuantity, 0)
    })
  }

  it("says what went wrong when the list cannot be read again, and keeps what is known", async () => {
    let answers = true
    const { page } = await openList(
      memoryShop({
        wishlists: changedPort((port) => ({
          get: Effect.suspend(() => (answers ? port.get : noAnswer)),
          limited: Effect.suspend(() => (answers ? port.limited : noAnswer)),
        })),
      }),
    )
    answers = false
    await page.store.set(reloadAtom)
    await screen.findByText(unavailable)
    assert.deepStrictEqual(lines(), [article.name, other.name])
  })

  it("shows what another window has changed", async () => {
    const { page, shop } = await openList()
    await shop.run(Wishlists.use((port) => port.remove(article.articleId, "elsewhere")))
    await page.store.set(reloadAtom)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
  })

  it("shows an article the catalogue says nothing of with its name and price, and without a way into the basket", async () => {
    const shop = memoryShop()
    const wishlist = await wishFor(shop, article)
    openPage(shop, <Wishlist wishlist={wishlist} products={[]} />, wishlist)
    assert.isNull(line(article).queryByRole("button", { name: /^In den Warenkorb/u }))
    line(article).getByText(/^\d+,\d\d\s€$/u)
  })

  it("tells how an article comes onto an empty list", async () => {
    openPage(memoryShop(), <Wishlist wishlist={emptyWishlist} products={[]} />)
    screen.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" })
    screen.getByText("Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.")
    assert.strictEqual(screen.getByRole("link", { name: "Weiter einkaufen" }).getAttribute("href"), "/")
  })
})
