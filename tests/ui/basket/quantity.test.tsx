// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import type { memoryShop } from "../support/memoryShop.ts"
import { basketsBut, button, drill, openBasket, some } from "./basketPage.tsx"

const { name } = drill

/** Opens the basket page and records the quantities and moves to the wishlist that it sends. */
const open = async () => {
  const sent: Array<number | "move"> = []
  const baskets = basketsBut((port) => ({
    run: (command, key) => {
      if (command.kind === "update") sent.push(command.quantity)
      return port.run(command, key)
    },
    moveToWishlist: (lineItemId, key) => {
      sent.push("move")
      return port.moveToWishlist(lineItemId, key)
    },
  }))
  return { sent, ...(await openBasket([some(drill)], { baskets })) }
}

const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: `Menge von ${name}` })
const more = () => button(`Menge von ${name} erhöhen`)
const type = (text: string) => fireEvent.change(quantity(), { target: { value: text } })
const kept = async (shop: ReturnType<typeof memoryShop>) => (await shop.basket()).lineItems[0]?.quantity

/** Waits until the basket on the server has this quantity. */
const untilKept = (shop: ReturnType<typeof memoryShop>, wanted: number) =>
  waitFor(async () => assert.strictEqual(await kept(shop), wanted))

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe("the quantity of a basket line", () => {
  it("the basket page sends only the last typed quantity, half a second after typing stops", async () => {
    const { sent, shop } = await open()
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
    assert.deepStrictEqual(sent, [37])
  })

  it("the basket page sends one update after twenty quick clicks, and focus stays on the button", async () => {
    const { sent, shop } = await open()
    const plus = more()
    plus.focus()
    for (let click = 0; click < 20; click++) fireEvent.click(plus)
    assert.strictEqual(quantity().value, "22")
    await untilKept(shop, 22)
    assert.deepStrictEqual(sent, [22])
    assert.strictEqual(document.activeElement, plus)
  })

  it("the minus button does not reduce a basket quantity below 1, and focus stays on the button", async () => {
    await open()
    const less = button(`Menge von ${name} verringern`)
    less.focus()
    fireEvent.click(less)
    fireEvent.click(less)
    fireEvent.click(less)
    assert.strictEqual(quantity().value, "1")
    assert.strictEqual(less.getAttribute("aria-disabled"), "true")
    assert.strictEqual(document.activeElement, less)
  })

  it("a typed basket quantity is sent at once when its field loses focus", async () => {
    const { shop } = await open()
    type("5")
    fireEvent.blur(quantity())
    await untilKept(shop, 5)
  })

  it("a stepped basket quantity is sent at once when the visitor clicks outside its field", async () => {
    const { sent } = await open()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    fireEvent.click(more())
    fireEvent.click(more())
    assert.isEmpty(sent)
    fireEvent.click(screen.getByRole("link", { name: "Zur Kasse" }))
    await act(async () => {})
    assert.deepStrictEqual(sent, [4])
  })

  it("a basket line moves to the wishlist with the quantity that its field shows", async () => {
    const { sent, shop } = await open()
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(button(`Auf die Merkliste: ${name}`))
    await waitFor(async () => assert.isEmpty((await shop.basket()).lineItems))
    assert.deepStrictEqual(sent, [4, "move"])
  })

  it("undo restores a removed basket line with the quantity that its field showed", async () => {
    const { shop } = await open()
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(button(`Entfernen: ${name}`))
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }))
    await untilKept(shop, 4)
  })

  it("an unsent basket quantity is sent when the visitor leaves the page", async () => {
    const { page, shop } = await open()
    type("9")
    page.unmount()
    await untilKept(shop, 9)
  })

  it("an unsent basket quantity is sent when the window is hidden", async () => {
    const { shop } = await open()
    type("8")
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    fireEvent(document, new Event("visibilitychange"))
    vi.restoreAllMocks()
    await untilKept(shop, 8)
  })

  it.each([
    ["viele", 2, "2", "Bitte gib eine Zahl ein. Die bisherige Menge bleibt."],
    ["2,5", 2, "2,5", "Bitte gib nur ganze Stück an."],
    ["0", 2, "0", "Bitte gib mindestens 1 Stück an."],
    ["1000", 999, "999", "Du kannst höchstens 999 Stück bestellen. Wir haben die Menge auf 999 gesetzt."],
  ])(
    "after the input of '%s', the quantity of the basket line is %d, and a message below the field names the reason",
    async (typed, wanted, shown, message) => {
      const { shop } = await open()
      type(typed)
      fireEvent.blur(quantity())
      await untilKept(shop, wanted)
      assert.strictEqual(quantity().value, shown)
      const reason = screen.getByText(message)
      assert.include(quantity().getAttribute("aria-describedby"), reason.id)
      assert.strictEqual(reason.getAttribute("role"), "alert")
    },
  )

  it("the basket page shows a quantity that another window has changed, but does not overwrite a quantity while the visitor types it", async () => {
    const { page, shop } = await open()
    const { basketService } = await import("../../../ui/features/basket/basket.ts")
    const [line] = (await shop.basket()).lineItems
    assert.isDefined(line)
    const elsewhere = (pieces: number) =>
      shop.run(
        Baskets.use((port) =>
          port.run(
            { kind: "update", lineItemId: line.lineItemId, quantity: toQuantity(pieces) },
            `to ${pieces}`,
          ),
        ),
      )
    await elsewhere(6)
    await act(() => basketService.runIn(page.store)(({ load }) => load))
    await waitFor(() => assert.strictEqual(quantity().value, "6"))
    type("4")
    await elsewhere(7)
    await act(() => basketService.runIn(page.store)(({ load }) => load))
    assert.strictEqual(quantity().value, "4")
    await untilKept(shop, 4)
  })
})
