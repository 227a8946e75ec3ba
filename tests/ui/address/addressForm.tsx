import type { Address } from "@heimwerk/core/address/Address.ts"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { Exit } from "effect"

import { AddressField } from "../../../ui/features/address/AddressField.tsx"
import { renderInShop } from "../support/renderInShop.tsx"
import { addressShop, house, street } from "./addressShop.tsx"

const opened: Array<{ dispose: () => Promise<void> }> = []

/** Unmounts the forms that a test has opened. */
export const closeForms = async () => {
  cleanup()
  await Promise.all(opened.splice(0).map(({ dispose }) => dispose()))
}

export const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Adresse" })
export const options = () => screen.queryAllByRole("option")
export const list = () => screen.queryByRole("listbox", { name: "Adressvorschläge" })
export const spoken = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("")
export const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

/** Presses a key on the focused element. Returns whether the browser's default action is allowed. */
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

/**
 * Returns which element has focus: the input, an address of the list by its text, or another element by its
 * id.
 */
export const keyboard = () => {
  const at = document.activeElement
  return at === input() ? "input" : at?.getAttribute("role") === "option" ? at.textContent : at?.id
}

/** Opens a form with a hydrated address field and another control. */
export const openForm = async (text = "") => {
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
    await import("../../../ui/features/address/openAddress.ts")
  })
  await shop.wait(5_000)
  input().focus()
  return { ...shop, picks, sent }
}

/** Opens a form whose address list shows a street and three houses. */
export const openList = async () => {
  const form = await openForm()
  type("hafen")
  await form.wait(1_000)
  await form.finds(Exit.succeed([street, house(1), house(2), house(3)]))
  return form
}

export const down = (times: number) => Array.from({ length: times }, () => press("ArrowDown"))
