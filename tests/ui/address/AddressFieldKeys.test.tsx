// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { createEvent, fireEvent, screen } from "@testing-library/react"
import { Exit } from "effect"

import { address, house } from "./addressShop.tsx"
import {
  closeForms,
  down,
  input,
  keyboard,
  list,
  openForm,
  openList,
  options,
  press,
  spoken,
  type,
} from "./addressForm.tsx"

afterEach(closeForms)

describe("the keyboard in the list of addresses", () => {
  it("T-A8: the arrow down key moves through the address list, and from its last address to the first", async () => {
    const { wait } = await openList()
    const places: Array<unknown> = []
    for (let times = 0; times < 5; times++) {
      assert.strictEqual(press("ArrowDown"), false)
      await wait(0)
      places.push(keyboard())
    }
    const texts = options().map(({ textContent }) => textContent)
    assert.deepStrictEqual(places, [...texts, texts[0]])
    assert.deepStrictEqual(
      options().map((option) => option.getAttribute("aria-selected")),
      ["true", "false", "false", "false"],
    )
  })

  it("the arrow up key moves from the first address to the input, and from the input to the last address", async () => {
    const { wait } = await openList()
    press("ArrowDown")
    await wait(0)
    press("ArrowUp")
    await wait(0)
    assert.strictEqual(keyboard(), "input")
    press("ArrowUp")
    await wait(0)
    assert.strictEqual(keyboard(), "Hafenweg 3 24103 Kiel")
  })

  it("T-A8: the Enter key selects an address, closes the address list after 300 ms and restores focus", async () => {
    const { picks, queries, retrieved, retrieves, wait } = await openList()
    down(2)
    await wait(0)
    assert.strictEqual(press("Enter"), false)
    await wait(0)
    assert.deepStrictEqual(retrieved(), ["a1"])
    assert.strictEqual(options()[1]?.getAttribute("aria-busy"), "true")
    await retrieves(Exit.succeed(address))
    assert.deepStrictEqual([picks, input().value], [[address], "Hafenweg 1"])
    await wait(299)
    assert.isNotNull(list())
    await wait(1)
    assert.deepStrictEqual([list(), keyboard()], [null, "input"])
    await wait(10_000)
    assert.lengthOf(queries(), 1)
  })

  it("the Enter key on a suggested street lists its addresses and focuses the first address after 300 ms", async () => {
    const { finds, queries, wait } = await openList()
    press("ArrowDown")
    await wait(0)
    press("Enter")
    await wait(0)
    assert.deepStrictEqual(queries().at(-1), { text: "hafen", container: "s1", limit: 100 })
    assert.deepStrictEqual([spoken(), keyboard()], ["Adressen werden gesucht", "input"])
    await finds(Exit.succeed([house(7), house(8)]))
    await wait(299)
    assert.strictEqual(keyboard(), "input")
    await wait(1)
    assert.strictEqual(keyboard(), "Hafenweg 7 24103 Kiel")
  })

  it("the Tab key closes the address list and does not return focus to the input", async () => {
    const { wait } = await openList()
    press("ArrowDown")
    await wait(0)
    assert.strictEqual(press("Tab"), true)
    await wait(0)
    assert.isNull(list())
    assert.notStrictEqual(keyboard(), "input")
  })

  it("T-A8: the Escape key closes only the address list, and focus returns to the input", async () => {
    const { wait } = await openList()
    const around: Array<string> = []
    const hear = ({ key }: KeyboardEvent) => void around.push(key)
    document.body.addEventListener("keydown", hear)
    down(1)
    await wait(0)
    press("Escape")
    await wait(0)
    document.body.removeEventListener("keydown", hear)
    assert.deepStrictEqual([list(), keyboard(), around.includes("Escape")], [null, "input", false])
  })

  it("typing a letter in the address list returns focus to the input", async () => {
    const { wait } = await openList()
    down(2)
    await wait(0)
    assert.strictEqual(press("x"), true)
    assert.strictEqual(keyboard(), "input")
  })

  it("the address list ignores keys while the visitor composes text with an input method", async () => {
    const { wait } = await openList()
    const event = createEvent.keyDown(input(), { key: "ArrowDown", isComposing: true })
    fireEvent(input(), event)
    await wait(0)
    assert.deepStrictEqual([event.defaultPrevented, keyboard()], [false, "input"])
  })

  it("the Enter key selects no address after the visitor has clicked into the input", async () => {
    const { retrieved, wait } = await openList()
    down(2)
    await wait(0)
    fireEvent.pointerDown(input())
    input().focus()
    await wait(0)
    press("Enter")
    await wait(0)
    assert.deepStrictEqual([retrieved(), options().length], [[], 4])
  })
})

describe("the mouse in the list of addresses", () => {
  it("a click selects an address of the list while focus stays in the input", async () => {
    const { picks, retrieves, wait } = await openList()
    const option = options()[2] ?? input()
    assert.strictEqual(fireEvent.mouseDown(option), false)
    fireEvent.click(option)
    await wait(0)
    await retrieves(Exit.succeed(address))
    await wait(300)
    assert.deepStrictEqual([picks, input().value, keyboard()], [[address], "Hafenweg 2", "input"])
  })

  it.each(["click", "Enter"])(
    "selecting an address by %s writes it into the field, even if the same text was typed before",
    async (by) => {
      const { finds, retrieves, wait } = await openForm()
      type("Hafenweg 1")
      type("hafen")
      await wait(1_000)
      await finds(Exit.succeed([house(1)]))
      if (by === "click") fireEvent.click(options()[0] ?? input())
      else {
        press("ArrowDown")
        await wait(0)
        press("Enter")
      }
      await wait(0)
      await retrieves(Exit.succeed(address))
      assert.strictEqual(input().value, "Hafenweg 1")
    },
  )

  it("a click outside of the address list closes the list, and a click inside the list does not close it", async () => {
    const { wait } = await openList()
    for (const inside of [input(), options()[0] ?? input()]) {
      fireEvent.pointerDown(inside)
      await wait(0)
      assert.isNotNull(list())
    }
    fireEvent.pointerDown(screen.getByRole("button", { name: "Weiter" }))
    await wait(0)
    assert.isNull(list())
  })

  it("an address field shows a message when the address of a selected suggestion fails to load", async () => {
    const { picks, retrieves, wait } = await openList()
    fireEvent.click(options()[1] ?? input())
    await wait(0)
    await retrieves(Exit.fail(new AddressesError({ reason: "NoAddressData" })))
    assert.strictEqual(screen.getByRole("alert").textContent, "Keine Adressen gefunden.")
    assert.deepStrictEqual([picks, keyboard()], [[], "input"])
  })
})
