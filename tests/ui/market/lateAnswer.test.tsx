// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import type { AddressCheckProps, LoadAddressCheck } from "../../../ui/features/market/finder/AddressCheck.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { Finder, Picker } from "./finderSurfaces.tsx"

afterEach(cleanup)

/** An address check that answers when its button is pressed: 'Köln 5' names no street. */
const Check = ({ onPlace }: AddressCheckProps) => (
  <button type="button" onClick={() => onPlace("Köln 5")}>
    Antworten
  </button>
)
const loadAddressCheck: LoadAddressCheck = () => Promise.resolve(Check)

const surfaces = {
  "store finder": <Finder loadAddressCheck={loadAddressCheck} />,
  "market picker of a form": <Picker loadAddressCheck={loadAddressCheck} />,
}

describe("a late answer of the address check", () => {
  for (const [surface, element] of Object.entries(surfaces)) {
    it(`the ${surface} ends the address check of a text when the visitor types another text`, async () => {
      const shop = memoryShop()
      renderInShop(element, shop.load)
      const field = await screen.findByRole<HTMLInputElement>("combobox", {}, { timeout: 10_000 })
      const type = (value: string) => fireEvent.change(field, { target: { value } })
      type("Köln 5")
      fireEvent.keyDown(field, { key: "Enter" })
      const answer = await screen.findByRole("button", { name: "Antworten" })
      type("Bonn 7")
      assert.isNull(screen.queryByRole("button", { name: "Antworten" }))
      await act(async () => void fireEvent.click(answer))
      assert.strictEqual(field.value, "Bonn 7")
      type("Köln 5")
      fireEvent.keyDown(field, { key: "Enter" })
      fireEvent.click(await screen.findByRole("button", { name: "Antworten" }))
      await waitFor(() => assert.match(field.value, /Köln$/u))
      await shop.dispose()
    })
  }
})
