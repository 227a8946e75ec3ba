// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import type { Address } from "@heimwerk/core/address/Address.ts"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Exit } from "effect"
import { useRef } from "react"

import { AddressDialog } from "../../../ui/features/address/AddressDialog.tsx"
import { useAddressDialog } from "../../../ui/features/address/useAddressDialog.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { address, addressShop, house, street } from "./addressShop.tsx"

const opened: Array<{ dispose: () => Promise<void> }> = []

afterEach(async () => {
  cleanup()
  await Promise.all(opened.splice(0).map(({ dispose }) => dispose()))
})

/** A form that checks its address with the address dialog before it continues. */
const Form = ({ onPick }: { readonly onPick: (address: Address) => void }) => {
  const dialog = useAddressDialog(onPick, () => {})
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <input aria-label="Adresse" />
      <button ref={button} type="button" onClick={() => dialog.check(" Hafenweg 1 Kiel ")}>
        {dialog.isChecking ? "Adresse wird geprüft" : "Weiter"}
      </button>
      <AddressDialog dialog={dialog} returnFocus={button} />
    </>
  )
}

const dialog = () => screen.queryByRole("dialog", { name: "Adresse auswählen" })
const section = (name: string) => screen.getByRole("region", { name })
const suggestions = () => within(section("Unsere Vorschläge")).getAllByRole("listitem")
const choose = (index: number) =>
  fireEvent.click(within(section("Unsere Vorschläge")).getAllByRole("button")[index] ?? document.body)
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const houses = (count: number) => Array.from({ length: count }, (_, index) => house(index + 1))

const openForm = async () => {
  const shop = addressShop()
  opened.push(shop)
  const picks: Array<Address> = []
  renderInShop(<Form onPick={(picked) => picks.push(picked)} />, shop.load)
  await act(async () => {
    await import("../../../ui/features/address/openAddress.ts")
  })
  await shop.wait(0)
  screen.getByLabelText("Adresse").focus()
  click("Weiter")
  await shop.wait(0)
  return { ...shop, picks }
}

describe("the address dialog", () => {
  it("the address dialog does not open if the first suggestion equals the typed address, and the form receives this address", async () => {
    const { finds, picks, queries, retrieved, retrieves } = await openForm()
    assert.deepStrictEqual(queries(), [{ text: "Hafenweg 1 Kiel", limit: 12 }])
    screen.getByRole("button", { name: "Adresse wird geprüft" })
    const exact = { ...house(1), Description: "Kiel" }
    await finds(Exit.succeed([exact, house(2)]))
    assert.deepStrictEqual([retrieved(), dialog()], [["a1"], null])
    await retrieves(Exit.succeed(address))
    assert.deepStrictEqual([picks, dialog()], [[address], null])
    screen.getByRole("button", { name: "Weiter" })
  })

  it("the address dialog shows the typed address and four suggestions, and each click shows up to four more suggestions", async () => {
    const { finds, wait } = await openForm()
    await finds(Exit.succeed(houses(10)))
    assert.isNotNull(dialog())
    assert.strictEqual(section("Deine Eingabe").textContent, "Deine EingabeHafenweg 1 Kiel")
    assert.lengthOf(suggestions(), 4)
    click("Mehr ansehen")
    await wait(0)
    assert.lengthOf(suggestions(), 8)
    assert.strictEqual(document.activeElement?.textContent, "Hafenweg 5 24103 Kiel")
    click("Mehr ansehen")
    await wait(0)
    assert.lengthOf(suggestions(), 10)
    assert.isNull(screen.queryByRole("button", { name: "Mehr ansehen" }))
    assert.strictEqual(document.activeElement?.textContent, "Hafenweg 9 24103 Kiel")
  })

  it("the address dialog has no button for more suggestions when it shows all suggestions", async () => {
    const { finds } = await openForm()
    await finds(Exit.succeed(houses(4)))
    assert.isNull(screen.queryByRole("button", { name: "Mehr ansehen" }))
  })

  it("the address dialog passes the selected address to the form, closes and restores focus", async () => {
    const { finds, picks, retrieved, retrieves, wait } = await openForm()
    await finds(Exit.succeed(houses(2)))
    choose(1)
    await wait(0)
    assert.deepStrictEqual([retrieved(), screen.queryByText("Adresse wird geprüft")], [["a2"], null])
    assert.strictEqual(
      within(section("Unsere Vorschläge")).getByRole("list").getAttribute("aria-busy"),
      "true",
    )
    await retrieves(Exit.succeed(address))
    assert.deepStrictEqual(picks, [address])
    await waitFor(() => assert.isNull(dialog()))
    await waitFor(() => assert.strictEqual(document.activeElement?.textContent, "Weiter"))
  })

  it("the address dialog replaces a selected street by the addresses of the street, and focuses the first address", async () => {
    const { finds, queries, wait } = await openForm()
    await finds(Exit.succeed([street]))
    choose(0)
    await wait(0)
    assert.deepStrictEqual(queries().at(-1), { text: "Hafenweg 1 Kiel", container: "s1", limit: 100 })
    await finds(Exit.succeed(houses(3)))
    assert.lengthOf(suggestions(), 3)
    assert.strictEqual(document.activeElement?.textContent, "Hafenweg 1 24103 Kiel")
  })

  it.each([
    ["nothing is found", Exit.succeed([])],
    ["the search fails", Exit.fail(new AddressesError({ reason: "Unavailable", cause: "down" }))],
  ])("the address dialog shows a message instead of suggestions when %s", async (_, exit) => {
    const { finds } = await openForm()
    await finds(exit)
    assert.isNotNull(dialog())
    assert.strictEqual(screen.getByRole("alert").textContent, "Keine Adressen gefunden.")
    assert.isNull(screen.queryByRole("region", { name: "Unsere Vorschläge" }))
    section("Deine Eingabe")
  })

  it("the close button closes the address dialog while the dialog shows suggestions", async () => {
    const { finds, wait } = await openForm()
    await finds(Exit.succeed(houses(2)))
    click("Modal schließen")
    await wait(0)
    await waitFor(() => assert.isNull(dialog()))
  })

  it("a form says that no address was found when the script of the address dialog fails to load", async () => {
    renderInShop(<Form onPick={() => assert.fail("nothing to pick")} />)
    await act(async () => {})
    assert.isNull(dialog())
    click("Weiter")
    assert.strictEqual((await screen.findByRole("alert")).textContent, "Keine Adressen gefunden.")
    click("Modal schließen")
    await waitFor(() => assert.isNull(dialog()))
  })
})
