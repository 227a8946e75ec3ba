// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Effect } from "effect"

import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { wishlistService } from "../../../ui/features/wishlist/wishlist.ts"
import { Wishlist } from "../../../ui/pages/wishlist/Wishlist.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import {
  article,
  changedPort,
  kept,
  noAnswer,
  openPage,
  other,
  unavailable,
  lineForArticle,
  runBut,
} from "./wishing.tsx"

type Shop = ReturnType<typeof memoryShop>

/** Catalogue data of two articles that can be shipped. */
const products = [article, other].map((product) => ({ ...product, availability: ["0"] as const }))

/** Opens the page of a wishlist with two pieces of one article and one of another. */
const openList = async (shop: Shop = memoryShop()) => {
  await lineForArticle(shop, article, 2)
  const wishlist = await lineForArticle(shop, other)
  const page = openPage(shop, <Wishlist wishlist={wishlist} products={products} />, wishlist)
  // The first click on the page opens the wishlist service.
  fireEvent.click(document.body)
  return { shop, page }
}

const line = ({ name }: { readonly name: string }) => {
  const found = screen
    .getByRole("heading", { name: (text) => text.replaceAll("\u00A0", " ") === name })
    .closest("article")
  assert.isNotNull(found)
  return within(found)
}
const press = (name: RegExp, product = article) =>
  fireEvent.click(line(product).getByRole("button", { name }))
const lines = () =>
  screen
    .queryAllByRole("article")
    .map((shown) => within(shown).getByRole("heading").textContent.replaceAll("\u00A0", " "))

afterEach(cleanup)

describe("the wishlist page", () => {
  it("the wishlist page shows articles with price, availability and quantity, and the buttons to remove them and to add them to the basket", async () => {
    await openList()
    assert.deepStrictEqual(lines(), [article.name, other.name])
    const shown = line(article)
    assert.strictEqual(
      shown
        .getByRole("link", { name: shownName(nameWithoutBrand(article.name, article.brand)) })
        .getAttribute("href"),
      article.link,
    )
    shown.getByText("inkl. MwSt., zzgl. Versand")
    shown.getByText("Versand nach Hause")
    assert.strictEqual(shown.getByRole<HTMLInputElement>("textbox").value, "2")
    shown.getByRole("button", { name: new RegExp(`^Entfernen ?: ${article.name}$`, "u") })
    shown.getByRole("button", { name: new RegExp(`^In den Warenkorb ?: ${article.name}$`, "u") })
    screen.getByText("3 Artikel")
  })

  it("'Alles in den Warenkorb' adds all available articles with their quantities, and they stay on the wishlist", async () => {
    const { shop } = await openList()
    fireEvent.click(screen.getByRole("button", { name: "Alles in den Warenkorb" }))
    await screen.findByRole("link", { name: "Zum Warenkorb" })
    const added = (await shop.basket()).lineItems.map(
      ({ product, quantity }) => `${quantity} ${product.name}`,
    )
    assert.deepStrictEqual(added, [`2 ${article.name}`, `1 ${other.name}`])
    assert.deepStrictEqual(lines(), [article.name, other.name])
  })

  it("'Alles in den Warenkorb' says how many articles are not available and remain only on the wishlist", async () => {
    const shop = memoryShop()
    await lineForArticle(shop, article, 2)
    const wishlist = await lineForArticle(shop, other)
    const available = products.map((product) =>
      product.name === other.name ? { ...product, availability: [] } : product,
    )
    openPage(shop, <Wishlist wishlist={wishlist} products={available} />, wishlist)
    fireEvent.click(screen.getByRole("button", { name: "Alles in den Warenkorb" }))
    await screen.findAllByText(
      /1 Artikel liegt im Warenkorb\. 1 Artikel ist gerade nicht verfügbar und bleibt nur auf der Merkliste\./u,
    )
    assert.lengthOf((await shop.basket()).lineItems, 1)
  })

  it("removing a wishlist line shows a message and focuses the next line", async () => {
    const { shop } = await openList()
    press(/^Entfernen/u)
    await screen.findByText(`${article.name} steht nicht mehr auf deiner Merkliste.`)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
    assert.strictEqual(
      document.activeElement,
      screen.getByRole("link", { name: shownName(nameWithoutBrand(other.name, other.brand)) }),
    )
    assert.deepStrictEqual(await kept(shop), [`1 ${other.name}`])
    press(/^Entfernen/u, other)
    await screen.findByRole("heading", { level: 1, name: "Deine Merkliste ist leer" })
  })

  it("undo restores a removed wishlist line with all its pieces at the end of the list", async () => {
    const { shop } = await openList()
    press(/^Entfernen/u)
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name, article.name]))
    await waitFor(async () =>
      assert.deepStrictEqual(await kept(shop), [`1 ${other.name}`, `2 ${article.name}`]),
    )
  })

  it("the wishlist page shows why a removed line cannot be restored", async () => {
    const shop = memoryShop({
      wishlists: changedPort((port) => ({
        run: (command, key) =>
          command.kind === "add" && !key.startsWith("of ") ? noAnswer : port.run(command, key),
      })),
    })
    await openList(shop)
    press(/^Entfernen/u)
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await screen.findByText(unavailable)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
  })

  it("changing a wishlist quantity also changes the header's count", async () => {
    const { shop } = await openList()
    const field = line(article).getByRole("textbox")
    fireEvent.change(field, { target: { value: "5" } })
    fireEvent.blur(field)
    await screen.findByRole("link", { name: "Merkliste, 6 Artikel" })
    await waitFor(async () =>
      assert.deepStrictEqual(await kept(shop), [`5 ${article.name}`, `1 ${other.name}`]),
    )
  })

  it("moving a wishlist line moves all its pieces to the basket, and a link leads to the basket", async () => {
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

  it("a wishlist line moves to the basket with the quantity that its field shows", async () => {
    const { shop } = await openList()
    press(/erhöhen$/u)
    press(/erhöhen$/u)
    press(/^In den Warenkorb/u)
    await screen.findByText(`${article.name} liegt im Warenkorb.`)
    const quantities = (await shop.basket()).lineItems.map(({ quantity }) => quantity)
    assert.deepStrictEqual(quantities, [4])
  })

  it("'Alles in den Warenkorb' adds the quantities that the fields show", async () => {
    const { shop } = await openList()
    press(/erhöhen$/u)
    fireEvent.click(screen.getByRole("button", { name: "Alles in den Warenkorb" }))
    await screen.findByRole("link", { name: "Zum Warenkorb" })
    const quantities = (await shop.basket()).lineItems.map(({ quantity }) => quantity)
    assert.deepStrictEqual(quantities, [3, 1])
  })

  it("undo restores a removed wishlist line with the quantity that its field showed", async () => {
    const { shop } = await openList()
    press(/erhöhen$/u)
    press(/^Entfernen/u)
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await waitFor(async () =>
      assert.deepStrictEqual(await kept(shop), [`1 ${other.name}`, `3 ${article.name}`]),
    )
  })

  for (const [way, name, changed] of [
    ["remove", /^Entfernen/u, (port) => runBut(port, { remove: () => noAnswer })],
    ["moveToBasket", /^In den Warenkorb/u, () => ({ moveToBasket: () => noAnswer })],
  ] satisfies ReadonlyArray<readonly [string, RegExp, Parameters<typeof changedPort>[0]]>) {
    it(`when the command ${way} fails, the wishlist page still shows the line, and shows the reason`, async () => {
      const { shop } = await openList(memoryShop({ wishlists: changedPort(changed) }))
      press(name)
      await screen.findByText(unavailable)
      assert.deepStrictEqual(lines(), [article.name, other.name])
      line(article).getByText(unavailable)
      assert.deepStrictEqual(await kept(shop), [`2 ${article.name}`, `1 ${other.name}`])
      assert.strictEqual((await shop.basket()).totalQuantity, 0)
    })
  }

  it("when reloading fails, the wishlist page shows an error and keeps its lines", async () => {
    let answers = true
    const { page } = await openList(
      memoryShop({
        wishlists: changedPort((port) => ({
          read: (mode) => Effect.suspend(() => (answers ? port.read(mode) : noAnswer)),
        })),
      }),
    )
    answers = false
    await wishlistService.runIn(page.store)(({ reload }) => reload)
    await screen.findByText(unavailable)
    assert.deepStrictEqual(lines(), [article.name, other.name])
  })

  it("after reloading, the wishlist page shows changes that another window has made", async () => {
    const { page, shop } = await openList()
    await shop.run(
      Wishlists.use((port) => port.run({ kind: "remove", lineItemId: article.articleId }, "elsewhere")),
    )
    await wishlistService.runIn(page.store)(({ reload }) => reload)
    await waitFor(() => assert.deepStrictEqual(lines(), [other.name]))
  })

  it("a wishlist line whose article is missing in the catalogue has a name and a price, but no basket button", async () => {
    const shop = memoryShop()
    const wishlist = await lineForArticle(shop, article)
    openPage(shop, <Wishlist wishlist={wishlist} products={[]} />, wishlist)
    assert.isNull(line(article).queryByRole("button", { name: /^In den Warenkorb/u }))
    line(article).getByText(/^\d+,\d\d\s€$/u)
  })

  it("a wishlist line whose article is missing in the catalogue shows its energy class beside its price", async () => {
    const shop = memoryShop()
    const energyClass = { rating: "C", from: "A", to: "G", labelUrl: "/label.svg" } as const
    const { lineItems, ...wishlist } = await lineForArticle(shop, article)
    const labelled = lineItems.map((line) => ({ ...line, product: { ...line.product, energyClass } }))
    openPage(shop, <Wishlist wishlist={{ ...wishlist, lineItems: labelled }} products={[]} />)
    line(article).getByText(/€/u)
    line(article).getByRole("button", { name: /^Energieeffizienzklasse C, Skala A bis G/u })
  })

  it("the empty wishlist page explains how to add articles", async () => {
    openPage(memoryShop(), <Wishlist wishlist={emptyWishlist} products={[]} />)
    screen.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" })
    screen.getByText("Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.")
    assert.strictEqual(screen.getByRole("link", { name: "Weiter einkaufen" }).getAttribute("href"), "/")
  })
})
