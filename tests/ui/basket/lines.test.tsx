// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { article } from "../../support/badLine.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import {
  basketsBut,
  button,
  drill,
  driver,
  focused,
  money,
  openBasket,
  row,
  some,
  runBut,
} from "./basketPage.tsx"

afterEach(cleanup)

/** The brand and the name of each line. */
const names = () =>
  screen.getAllByRole("rowheader").map((header) =>
    [...header.querySelectorAll("[class*=brand], a")]
      .map(({ textContent }) => textContent)
      .join(" ")
      .replaceAll("\u00A0", " "),
  )
const refused = Effect.fail(new BasketError({ reason: "Unavailable" }))
const unavailable = "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."

describe("the lines of the basket", () => {
  it("a basket line names the sales unit of its article, also in print", async () => {
    const paint = article("Farbwerk Wandfarbe Weiß 10 l")
    await openBasket([some(paint, 3)])
    const line = within(row(paint.name))
    line.getByText("je Eimer")
    line.getByText("3 Eimer")
    assert.strictEqual(line.getByText("Eimer").id, `menge-${paint.articleId}-homeDelivery-einheit`)
  })

  it("the basket page shows its lines as a table with row headers, and shows the sums that the core computes", async () => {
    const { shop } = await openBasket([some(drill), some(driver, 3)])
    assert.deepStrictEqual(
      screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
      ["Artikel", "Einzelpreis", "Menge", "Summe"],
    )
    const [line] = (await shop.basket()).lineItems
    assert.isDefined(line)
    within(row(drill.name)).getByText(money(line.sum))
    within(row(drill.name)).getByText("Versand nach Hause")
    assert.strictEqual(
      screen
        .getByRole("link", { name: shownName(nameWithoutBrand(drill.name, drill.brand)) })
        .getAttribute("href"),
      drill.link,
    )
  })

  it("a reduced basket line shows its base price, and the lowest price of the last 30 days as struck price", async () => {
    await openBasket([some(drill)], {
      facts: {
        [drill.articleId]: { price: { paketSize: 0.5, paket: { amount: toCents(1), unit: "kg" } } },
      },
    })
    const { lowest30 = 0, special = 0 } = drill.price
    within(row(drill.name)).getByText(`${money(special * 2)} / kg`)
    within(row(drill.name)).getByText(`Niedrigster Preis der letzten 30 Tage: ${money(lowest30)}`)
    assert.strictEqual(within(row(drill.name)).getByText(money(lowest30)).tagName, "S")
  })

  it("a basket line changes between delivery and pickup with the quantity that its field shows, and focus moves to the button that changes it back", async () => {
    const { shop } = await openBasket([some(drill, 3)], {
      facts: { [drill.articleId]: { price: {}, deliveries: ["homeDelivery", "marketPickup"] } },
    })
    const held = async () =>
      (await shop.basket()).lineItems.map(({ deliveryType, quantity }) => [deliveryType, quantity])
    const change = await screen.findByRole("button", { name: /^Im Markt abholen/u })
    fireEvent.click(button(`Menge von ${drill.name} erhöhen`))
    fireEvent.click(change)
    await waitFor(async () => assert.deepStrictEqual(await held(), [["marketPickup", 4]]))
    const back = await screen.findByRole("button", { name: /^Nach Hause liefern/u })
    await waitFor(() => assert.strictEqual(document.activeElement, back))
    fireEvent.click(back)
    await waitFor(async () => assert.deepStrictEqual(await held(), [["homeDelivery", 4]]))
  })

  it("a basket line offers no delivery type that its article does not have", async () => {
    await openBasket([some(drill)], {
      facts: { [drill.articleId]: { price: {}, deliveries: ["homeDelivery"] } },
    })
    assert.isNull(screen.queryByRole("button", { name: /^Im Markt abholen/u }))
  })

  it("a basket line stays when its delivery type cannot be changed, and shows why", async () => {
    await openBasket([some(drill)], {
      facts: { [drill.articleId]: { price: {}, deliveries: ["homeDelivery", "marketPickup"] } },
      baskets: basketsBut((port) => runBut(port, "add", () => refused)),
    })
    fireEvent.click(await screen.findByRole("button", { name: /^Im Markt abholen/u }))
    await screen.findByText(unavailable)
    within(row(drill.name)).getByText("Versand nach Hause")
  })

  it("when the old line cannot be removed, a change of the delivery type shows why, and the next click removes only this line", async () => {
    let fails = true
    const { shop } = await openBasket([some(drill, 3)], {
      facts: { [drill.articleId]: { price: {}, deliveries: ["homeDelivery", "marketPickup"] } },
      baskets: basketsBut((port) =>
        runBut(port, "remove", (command, key) => (fails ? refused : port.run(command, key))),
      ),
    })
    const held = async () =>
      (await shop.basket()).lineItems.map(({ deliveryType, quantity }) => [deliveryType, quantity])
    fireEvent.click(await screen.findByRole("button", { name: /^Im Markt abholen/u }))
    await screen.findByText(unavailable)
    await screen.findByRole("button", { name: /^Nach Hause liefern/u })
    assert.isNull(screen.queryByText(/wird im Markt abgeholt/u))
    assert.deepStrictEqual(await held(), [
      ["homeDelivery", 3],
      ["marketPickup", 3],
    ])
    await waitFor(() => assert.strictEqual(focused(), `Im Markt abholen: ${drill.name}`))
    fails = false
    fireEvent.click(screen.getByRole("button", { name: /^Im Markt abholen/u }))
    await screen.findByText(`${drill.name} wird im Markt abgeholt.`)
    assert.deepStrictEqual(await held(), [["marketPickup", 3]])
    assert.isNull(screen.queryByText(unavailable))
  })

  it("an undo notice replaces a removed basket line and takes focus, and a click on it restores the line at its place", async () => {
    const { shop } = await openBasket([some(drill), some(driver)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    const undo = await screen.findByRole("button", { name: "Rückgängig" })
    await waitFor(() => assert.strictEqual(document.activeElement, undo))
    assert.include(screen.getAllByRole("row")[1]?.textContent, `„${drill.name}“ wurde entfernt.`)
    await waitFor(async () => assert.lengthOf((await shop.basket()).lineItems, 1))
    await screen.findByText(`${drill.name} wurde entfernt.`)
    fireEvent.click(undo)
    await waitFor(() => assert.deepStrictEqual(names(), [drill.name, driver.name]))
    await waitFor(() => assert.strictEqual(focused(), `Entfernen: ${drill.name}`))
    await waitFor(async () => assert.strictEqual((await shop.basket()).totalQuantity, 4))
    assert.isNull(screen.queryByRole("button", { name: "Rückgängig" }))
  })

  it("the notice of a removed basket line leaves the focus in a quantity field that the visitor has focused", async () => {
    await openBasket([some(drill), some(driver)])
    const field = within(row(driver.name)).getByRole("textbox")
    field.focus()
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByRole("button", { name: "Rückgängig" })
    assert.strictEqual(document.activeElement, field)
  })

  it("undo restores the last removed line of a basket that has become empty", async () => {
    const { shop } = await openBasket([some(drill)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByRole("heading", { name: "Dein Warenkorb ist leer" })
    fireEvent.click(button("Rückgängig"))
    await screen.findByRole("heading", { name: "Warenkorb" })
    await waitFor(async () => assert.strictEqual((await shop.basket()).totalQuantity, 2))
  })

  it("when removing a basket line fails, the line stays and the basket page shows the reason", async () => {
    const { shop } = await openBasket([some(drill)], {
      baskets: basketsBut((port) => runBut(port, "remove", () => refused)),
    })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByText(unavailable)
    assert.strictEqual(screen.getByRole("alert").textContent, unavailable)
    await waitFor(() => assert.strictEqual(focused(), `Entfernen: ${drill.name}`))
    assert.strictEqual((await shop.basket()).totalQuantity, 2)
  })

  it("the basket page shows why a removed line cannot be restored, and the next click on undo tries again", async () => {
    let fails = true
    const baskets = basketsBut((port) =>
      runBut(port, "add", (command, key) => (fails ? refused : port.run(command, key))),
    )
    const { shop } = await openBasket([some(drill)], { baskets })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await screen.findByText(unavailable)
    fails = false
    fireEvent.click(button("Rückgängig"))
    await waitFor(async () => assert.strictEqual((await shop.basket()).totalQuantity, 2))
    assert.isNull(screen.queryByText(unavailable))
  })

  it("undo restores a basket line only once when its removal fails after the click on undo", async () => {
    let refuse = () => {}
    const late = Effect.callback<never, BasketError>((resume) => {
      refuse = () => resume(refused)
    })
    const { shop } = await openBasket([some(drill)], {
      baskets: basketsBut((port) => runBut(port, "remove", () => late)),
    })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await act(async () => refuse())
    await screen.findByText(unavailable)
    assert.strictEqual((await shop.basket()).totalQuantity, 2)
    assert.deepStrictEqual(names(), [drill.name])
  })

  it("moving a basket line to the wishlist shows a message, and if the move fails, the line stays in the basket and shows the reason", async () => {
    const { shop } = await openBasket([some(drill)])
    fireEvent.click(button(`Auf die Merkliste: ${drill.name}`))
    const way = await screen.findByRole("link", { name: "Zur Merkliste" })
    assert.strictEqual(way.getAttribute("href"), "/merkliste")
    await waitFor(async () => assert.lengthOf((await shop.basket()).lineItems, 0))
    await screen.findByText(`„${drill.name}“ liegt jetzt auf deiner Merkliste.`)

    const full = Effect.fail(new BasketError({ reason: "WishlistFull" }))
    await openBasket([some(drill)], { baskets: basketsBut(() => ({ moveToWishlist: () => full })) })
    fireEvent.click(button(`Auf die Merkliste: ${drill.name}`))
    await screen.findByText("Deine Merkliste fasst höchstens 200 verschiedene Artikel.")
    assert.deepStrictEqual(names(), [drill.name])
  })

  it("the undo notice disappears when another window restores the removed basket line", async () => {
    const { page, shop } = await openBasket([some(drill), some(driver)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByText(`${drill.name} wurde entfernt.`)
    await shop.run(Baskets.use((port) => port.run({ kind: "add", line: some(drill, 5) }, "elsewhere")))
    await act(() => basketService.runIn(page.store)(({ load }) => load))
    await waitFor(() => assert.deepStrictEqual(names(), [drill.name, driver.name]))
    assert.isNull(screen.queryByRole("button", { name: "Rückgängig" }))
  })

  it("a basket line that another window has deleted disappears, and focus moves to the main content", async () => {
    const { page, shop } = await openBasket([some(drill), some(driver)])
    button(`Entfernen: ${drill.name}`).focus()
    await shop.run(
      Baskets.use((port) =>
        port.run({ kind: "remove", lineItemId: `${drill.articleId}-homeDelivery` }, "elsewhere"),
      ),
    )
    await act(() => basketService.runIn(page.store)(({ load }) => load))
    await waitFor(() => assert.deepStrictEqual(names(), [driver.name]))
    assert.strictEqual(document.activeElement, screen.getByRole("main"))
  })
})
