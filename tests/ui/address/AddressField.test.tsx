// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import type { Address } from "@heimwerk/core/address/Address.ts"
import { AddressesError } from "@heimwerk/core/ports/Addresses.ts"
import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react"
import { Exit } from "effect"

import { AddressField } from "../../../ui/features/address/AddressField.tsx"
import { renderInShop } from "../support/renderInShop.tsx"
import { address, addressShop, house, street } from "./addressShop.tsx"

const opened: Array<{ dispose: () => Promise<void> }> = []

afterEach(async () => {
  cleanup()
  await Promise.all(opened.splice(0).map(({ dispose }) => dispose()))
})

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Adresse" })
const options = () => screen.queryAllByRole("option")
const list = () => screen.queryByRole("listbox", { name: "Adressvorschläge" })
const spoken = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("")
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

/** A key where the keyboard is; tells whether the browser may still do its own. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

/** The input that has the keyboard, the option by its text, or what else has it. */
const keyboard = () => {
  const at = document.activeElement
  return at === input() ? "input" : at?.getAttribute("role") === "option" ? at.textContent : at?.id
}

/** A form with the input, which has been there for a while, and something beside it. */
const openForm = async (text = "") => {
  const shop = addressShop()
  opened.push(shop)
  const picks: Array<Address> = []
  const sent: Array<string> = []
  renderInShop(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push("form")
      }}
    >
      <AddressField id="adresse" label="Adresse" text={text} onPick={(picked) => picks.push(picked)} />
      <button id="weiter" type="button">
        Weiter
      </button>
    </form>,
    shop.load,
  )
  await act(async () => {
    await import("../../../ui/features/address/followAddress.ts")
  })
  await shop.wait(5_000)
  input().focus()
  return { ...shop, picks, sent }
}

/** The same with a list of the street and three houses below it. */
const openList = async () => {
  const form = await openForm()
  type("hafen")
  await form.wait(1_000)
  await form.finds(Exit.succeed([street, house(1), house(2), house(3)]))
  return form
}

const down = (times: number) => Array.from({ length: times }, () => press("ArrowDown"))

describe("an address input", () => {
  it("is a plain one at first, with what it is given", async () => {
    const { queries } = await openForm("Hafenweg 1")
    assert.deepStrictEqual(
      [input().value, input().getAttribute("aria-expanded"), list()],
      ["Hafenweg 1", "false", null],
    )
    assert.deepStrictEqual(queries(), [])
  })

  it("shows a spinner while it searches, a second after the last letter", async () => {
    const { queries, wait } = await openForm()
    type("haf")
    await wait(999)
    type("hafen")
    await wait(999)
    assert.deepStrictEqual([queries(), spoken()], [[], ""])
    await wait(1)
    assert.deepStrictEqual(queries(), [{ text: "hafen", limit: 12 }])
    assert.strictEqual(spoken(), "Adressen werden gesucht")
    assert.strictEqual(input().value, "hafen")
  })

  it("lists what was found with what was typed marked, and says how many there are", async () => {
    await openList()
    assert.deepStrictEqual(
      options().map(({ textContent }) => textContent),
      [
        "Hafenweg 24103 Kiel - 30 Adressen",
        "Hafenweg 1 24103 Kiel",
        "Hafenweg 2 24103 Kiel",
        "Hafenweg 3 24103 Kiel",
      ],
    )
    assert.deepStrictEqual(
      [...(options()[0]?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent),
      ["Hafen", "Kiel"],
    )
    assert.deepStrictEqual([spoken(), input().getAttribute("aria-expanded")], ["4 Vorschläge", "true"])
    assert.strictEqual(input().getAttribute("aria-controls"), list()?.id)
    assert.strictEqual(keyboard(), "input")
  })

  it("counts one suggestion in the singular", async () => {
    const { finds, wait } = await openForm()
    type("hafen")
    await wait(1_000)
    await finds(Exit.succeed([house(1)]))
    assert.strictEqual(spoken(), "1 Vorschlag")
  })

  it.each([
    ["nothing was found", Exit.succeed([])],
    ["the search failed", Exit.fail(new AddressesError({ reason: "HttpStatus", status: 503 }))],
  ])("tells that %s, and Enter asks again", async (_, exit) => {
    const { finds, queries, sent, wait } = await openForm()
    type("xyz")
    await wait(1_000)
    await finds(exit)
    assert.strictEqual(screen.getByRole("alert").textContent, "Keine Adressen gefunden.")
    assert.strictEqual(press("Enter"), false)
    await wait(0)
    assert.deepStrictEqual(queries(), [
      { text: "xyz", limit: 12 },
      { text: "xyz", limit: 12 },
    ])
    assert.deepStrictEqual(sent, [])
  })

  it("leaves Enter and Escape to the form while nothing is listed", async () => {
    await openForm()
    assert.deepStrictEqual([press("Enter"), press("Escape"), press("ArrowDown")], [true, true, true])
  })

  it("does without suggestions when its script does not come", async () => {
    renderInShop(<AddressField id="adresse" label="Adresse" onPick={() => {}} />)
    await act(async () => {})
    type("Hafenweg 1")
    assert.strictEqual(input().value, "Hafenweg 1")
  })
})

describe("the keyboard in the list of addresses", () => {
  it("goes down through it and around", async () => {
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

  it("goes up from the first to the input, and from there to the last", async () => {
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

  it("picks an address with Enter: it is handed over, the list closes after 300 ms, the keyboard is back", async () => {
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

  it("opens a container with Enter, and is on its first option after 300 ms", async () => {
    const { finds, queries, wait } = await openList()
    press("ArrowDown")
    await wait(0)
    press("Enter")
    await wait(0)
    assert.deepStrictEqual(queries().at(-1), { text: "hafen", container: "s1", limit: 12 })
    assert.deepStrictEqual([spoken(), keyboard()], ["Adressen werden gesucht", "input"])
    await finds(Exit.succeed([house(7), house(8)]))
    await wait(299)
    assert.strictEqual(keyboard(), "input")
    await wait(1)
    assert.strictEqual(keyboard(), "Hafenweg 7 24103 Kiel")
  })

  it("leaves with Tab, which goes on to what comes next", async () => {
    const { wait } = await openList()
    press("ArrowDown")
    await wait(0)
    assert.strictEqual(press("Tab"), true)
    await wait(0)
    assert.isNull(list())
    assert.notStrictEqual(keyboard(), "input")
  })

  it("closes the list with Escape and nothing around it, and stays in the input", async () => {
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

  it("brings letters back into the input", async () => {
    const { wait } = await openList()
    down(2)
    await wait(0)
    assert.strictEqual(press("x"), true)
    assert.strictEqual(keyboard(), "input")
  })

  it("does nothing while letters are being composed", async () => {
    const { wait } = await openList()
    const event = createEvent.keyDown(input(), { key: "ArrowDown", isComposing: true })
    fireEvent(input(), event)
    await wait(0)
    assert.deepStrictEqual([event.defaultPrevented, keyboard()], [false, "input"])
  })

  it("is in the input after a click there: Enter picks nothing", async () => {
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
  it("picks with a click, and the keyboard never leaves the input", async () => {
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
    "writes a picked address into the input, also one that was typed before: %s",
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

  it("closes it with a click outside, not with one inside", async () => {
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

  it("tells when a picked address cannot be had", async () => {
    const { picks, retrieves, wait } = await openList()
    fireEvent.click(options()[1] ?? input())
    await wait(0)
    await retrieves(Exit.fail(new AddressesError({ reason: "NoAddressData" })))
    assert.strictEqual(screen.getByRole("alert").textContent, "Keine Adressen gefunden.")
    assert.deepStrictEqual([picks, keyboard()], [[], "input"])
  })
})
