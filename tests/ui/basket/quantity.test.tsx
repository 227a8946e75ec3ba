// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import type { memoryShop } from "../support/memoryShop.ts"
import { basketsBut, button, drill, openBasket, some } from "./basketPage.tsx"

const { name } = drill

/** A basket page, and the quantities that were sent from it. */
const open = async () => {
  const sent: Array<number> = []
  const baskets = basketsBut((port) => ({
    update: (id, quantity, key) => {
      sent.push(quantity)
      return port.update(id, quantity, key)
    },
  }))
  return { sent, ...(await openBasket([some(drill)], { baskets })) }
}

const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: `Menge von ${name}` })
const type = (text: string) => fireEvent.change(quantity(), { target: { value: text } })
const kept = async (shop: ReturnType<typeof memoryShop>) => (await shop.basket()).lineItems[0]?.quantity

/** Waits until the server's basket holds so many of the article. */
const untilKept = (shop: ReturnType<typeof memoryShop>, wanted: number) =>
  waitFor(async () => assert.strictEqual(await kept(shop), wanted))

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe("the quantity of a line", () => {
  it("is sent when typing has rested for half a second, and only the last one", async () => {
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

  it("goes up with twenty quick clicks to one change, and the keyboard stays on the button", async () => {
    const { sent, shop } = await open()
    const more = button(`Menge von ${name} erhöhen`)
    more.focus()
    for (let click = 0; click < 20; click++) fireEvent.click(more)
    assert.strictEqual(quantity().value, "22")
    await untilKept(shop, 22)
    assert.deepStrictEqual(sent, [22])
    assert.strictEqual(document.activeElement, more)
  })

  it("does not go below 1 with its buttons, whose focus stays", async () => {
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

  it("is sent at once when the field is left", async () => {
    const { shop } = await open()
    type("5")
    fireEvent.blur(quantity())
    await untilKept(shop, 5)
  })

  it("is not lost when the page is left before it was sent", async () => {
    const { page, shop } = await open()
    type("9")
    page.unmount()
    await untilKept(shop, 9)
  })

  it("is not lost when the window is left before it was sent", async () => {
    const { shop } = await open()
    type("8")
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    fireEvent(document, new Event("visibilitychange"))
    vi.restoreAllMocks()
    await untilKept(shop, 8)
  })

  it.each([
    ["viele", 1, "1", "Das war keine Zahl. Wir haben die Menge auf 1 gesetzt."],
    ["0", 2, "0", "Bitte gib mindestens 1 Stück an."],
    [
      "1000",
      999,
      "999",
      "Mehr als 999 Stück sind online nicht möglich. Wir haben die Menge auf 999 gesetzt.",
    ],
  ])(
    "with %s typed becomes %d, and the reason is said at the field",
    async (typed, wanted, shown, message) => {
      const { shop } = await open()
      type(typed)
      fireEvent.blur(quantity())
      await untilKept(shop, wanted)
      assert.strictEqual(quantity().value, shown)
      const reason = screen.getByText(message)
      assert.strictEqual(quantity().getAttribute("aria-describedby"), reason.id)
      assert.strictEqual(reason.getAttribute("role"), "alert")
    },
  )

  it("follows a change that was made elsewhere, unless something is being typed", async () => {
    const { page, shop } = await open()
    const { reloadAtom } = await import("../../../ui/features/basket/atoms.ts")
    const [line] = (await shop.basket()).lineItems
    assert.isDefined(line)
    const elsewhere = (pieces: number) =>
      shop.run(Baskets.use((port) => port.update(line.lineItemId, toQuantity(pieces), `to ${pieces}`)))
    await elsewhere(6)
    await act(() => page.store.set(reloadAtom))
    await waitFor(() => assert.strictEqual(quantity().value, "6"))
    type("4")
    await elsewhere(7)
    await act(() => page.store.set(reloadAtom))
    assert.strictEqual(quantity().value, "4")
    await untilKept(shop, 4)
  })
})
