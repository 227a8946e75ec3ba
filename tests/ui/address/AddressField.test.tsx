// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { act, screen } from "@testing-library/react"
import { Exit } from "effect"

import { AddressField } from "../../../ui/features/address/AddressField.tsx"
import { renderInShop } from "../support/renderInShop.tsx"
import { house } from "./addressShop.tsx"
import {
  closeForms,
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

describe("an address input", () => {
  it("an address field shows its initial text, and searches no addresses before the visitor types", async () => {
    const { queries } = await openForm("Hafenweg 1")
    assert.deepStrictEqual(
      [input().value, input().getAttribute("aria-expanded"), list()],
      ["Hafenweg 1", "false", null],
    )
    assert.deepStrictEqual(queries(), [])
  })

  it("an address field that a browser fills does not take the focus, and asks browsers not to fill it", async () => {
    await openForm()
    const next = screen.getByRole("button", { name: "Weiter" })
    next.focus()
    type("Hafenweg 1, 24103 Kiel")
    assert.strictEqual(document.activeElement, next)
    assert.strictEqual(input().autocomplete, "off")
  })

  it("an address field searches one second after the last letter is typed, and announces the search", async () => {
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

  it("T-A7 T-A8: an address field lists suggestions, highlights the typed text in them, and announces their number", async () => {
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

  it("an address field announces a single suggestion in the singular", async () => {
    const { finds, wait } = await openForm()
    type("hafen")
    await wait(1_000)
    await finds(Exit.succeed([house(1)]))
    assert.strictEqual(spoken(), "1 Vorschlag")
  })

  it.each([
    ["nothing was found", Exit.succeed([])],
    ["the search failed", Exit.fail(new AddressesError({ reason: "HttpStatus", status: 503 }))],
  ])("an address field shows a message when %s, and searches again on Enter", async (_, exit) => {
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

  it("an address field without shown suggestions does not handle Enter, Escape and the arrow down key", async () => {
    await openForm()
    assert.deepStrictEqual([press("Enter"), press("Escape"), press("ArrowDown")], [true, true, true])
  })

  it("an address field accepts typed text without suggestions when its script fails to load", async () => {
    renderInShop(<AddressField id="adresse" label="Adresse" onPick={() => {}} />)
    await act(async () => {})
    type("Hafenweg 1")
    assert.strictEqual(input().value, "Hafenweg 1")
  })
})
