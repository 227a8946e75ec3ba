// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { reloadAtom } from "../../../ui/features/basket/atoms.ts"
import { basketsBut, button, drill, driver, focused, money, openBasket, row, some } from "./basketPage.tsx"

afterEach(cleanup)

const names = () => screen.getAllByRole("rowheader").map((header) => header.querySelector("a")?.textContent)
const refused = Effect.fail(new BasketError({ reason: "Unavailable" }))
const unavailable = "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."

describe("the lines of the basket", () => {
  it("are a table with a row header each, and its sums are the core's", async () => {
    const { shop } = await openBasket([some(drill), some(driver, 3)])
    assert.deepStrictEqual(
      screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
      ["Artikel", "Einzelpreis", "Menge", "Summe"],
    )
    const [line] = (await shop.basket()).lineItems
    assert.isDefined(line)
    within(row(drill.name)).getByText(money(line.sum))
    within(row(drill.name)).getByText("Versand nach Hause")
    assert.strictEqual(screen.getByRole("link", { name: drill.name }).getAttribute("href"), drill.link)
  })

  it("show the base price and the lowest price beside a reduction, at the price in force", async () => {
    const { paketSize: _, ...price } = drill.price
    await openBasket([some(drill)], {
      facts: {
        [drill.articleId]: {
          price: {
            ...price,
            paketSize: 0.5,
            paket: { amount: toCents(1), unit: "kg" },
            lowest30: toCents(77_00),
          },
        },
      },
    })
    const perPiece = drill.price.special ?? drill.price.regular
    within(row(drill.name)).getByText(`${money(perPiece * 2)} / kg`)
    within(row(drill.name)).getByText("Niedrigster Preis der letzten 30 Tage: 77,00 €")
    within(row(drill.name)).getByText(money(drill.price.regular))
  })

  it("leave a notice with the way back in their place, which takes the focus", async () => {
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

  it("can all be taken out, and the last one put back into the empty basket", async () => {
    const { shop } = await openBasket([some(drill)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByRole("heading", { name: "Dein Warenkorb ist leer" })
    fireEvent.click(button("Rückgängig"))
    await screen.findByRole("heading", { name: "Warenkorb" })
    await waitFor(async () => assert.strictEqual((await shop.basket()).totalQuantity, 2))
  })

  it("stay with the reason when they cannot be taken out", async () => {
    const { shop } = await openBasket([some(drill)], {
      baskets: basketsBut(() => ({ remove: () => refused })),
    })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByText(unavailable)
    assert.strictEqual(screen.getByRole("alert").textContent, unavailable)
    await waitFor(() => assert.strictEqual(focused(), `Entfernen: ${drill.name}`))
    assert.strictEqual((await shop.basket()).totalQuantity, 2)
  })

  it("say in their notice why they cannot be put back, and can be tried again", async () => {
    let fails = true
    const baskets = basketsBut((port) => ({
      add: (line, key) => (fails ? refused : port.add(line, key)),
    }))
    const { shop } = await openBasket([some(drill)], { baskets })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await screen.findByText(unavailable)
    fails = false
    fireEvent.click(button("Rückgängig"))
    await waitFor(async () => assert.strictEqual((await shop.basket()).totalQuantity, 2))
    assert.isNull(screen.queryByText(unavailable))
  })

  it("are put back once when the way back is quicker than the removal, and that fails", async () => {
    let refuse = () => {}
    const late = Effect.callback<never, BasketError>((resume) => {
      refuse = () => resume(refused)
    })
    const { shop } = await openBasket([some(drill)], { baskets: basketsBut(() => ({ remove: () => late })) })
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await act(async () => refuse())
    await screen.findByText(unavailable)
    assert.strictEqual((await shop.basket()).totalQuantity, 2)
    assert.deepStrictEqual(names(), [drill.name])
  })

  it("are moved to the wishlist and say so; a move that fails leaves them, with the reason", async () => {
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

  it("that come again from another window need no way back any more", async () => {
    const { page, shop } = await openBasket([some(drill), some(driver)])
    fireEvent.click(button(`Entfernen: ${drill.name}`))
    await screen.findByText(`${drill.name} wurde entfernt.`)
    await shop.run(Baskets.use((port) => port.add(some(drill, 5), "elsewhere")))
    await act(() => page.store.set(reloadAtom))
    await waitFor(() => assert.deepStrictEqual(names(), [drill.name, driver.name]))
    assert.isNull(screen.queryByRole("button", { name: "Rückgängig" }))
  })

  it("that another window takes out are gone, and the keyboard is in the main part", async () => {
    const { page, shop } = await openBasket([some(drill), some(driver)])
    button(`Entfernen: ${drill.name}`).focus()
    await shop.run(Baskets.use((port) => port.remove(`${drill.articleId}-homeDelivery`, "elsewhere")))
    await act(() => page.store.set(reloadAtom))
    await waitFor(() => assert.deepStrictEqual(names(), [driver.name]))
    assert.strictEqual(document.activeElement, screen.getByRole("main"))
  })
})
