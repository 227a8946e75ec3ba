// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { NewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { maxAddresses } from "@heimwerk/core/addressBook/changeBook.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Effect, Redacted } from "effect"

import { AddressList } from "../../../ui/features/account/book/AddressList.tsx"
import { withAccountPorts } from "../../../ui/runtime/customerPorts.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { openInShop, password } from "./accountShop.tsx"

afterEach(cleanup)

const person = { salute: "Frau", firstName: "Anna", lastName: "Berg" } as const
const rest = { addition: "", postalCode: Plz.make("50667"), city: "Köln", phone: "" } as const
const login = { email: Email.make("anna.berg@kunde.example"), password: Redacted.make(password) }

/** Opens an address book with this number of addresses, in 'Werkstraße 1', 'Werkstraße 2' and so on. */
const openBook = async (count: number) => {
  const { shop } = openInShop(null)
  const fill = AddressBook.use((book) =>
    Effect.forEach(
      Array.from({ length: count }, (_, index) => `Werkstraße ${index + 1}`),
      (street) => book.add(NewAddress.make({ ...person, ...rest, street }), street),
    ).pipe(Effect.andThen(book.list)),
  )
  await shop.run(Accounts.use((accounts) => accounts.login(login)))
  const loaded = await shop.run(withAccountPorts(fill))
  renderInShop(<AddressList loaded={loaded} person={person} renderSearch={() => null} />, shop.load)
}

const button = (name: string) => screen.getByRole("button", { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}
const isFocused = (element: () => HTMLElement) =>
  waitFor(() => assert.strictEqual(document.activeElement, element()))

describe("the address book", () => {
  it("the focus returns to 'Löschen' when the customer keeps the address", async () => {
    await openBook(2)
    press("Löschen: Anna Berg, Werkstraße 2")
    assert.strictEqual(document.activeElement, button("Ja, löschen"))
    press("Behalten")
    assert.strictEqual(document.activeElement, button("Löschen: Anna Berg, Werkstraße 2"))
  })

  it("the focus moves to 'Ändern' of the new default address, which has no button 'Als Standard'", async () => {
    await openBook(2)
    press("Als Standard: Anna Berg, Werkstraße 2")
    await isFocused(() => button("Ändern: Anna Berg, Werkstraße 2"))
    assert.isNull(screen.queryByRole("button", { name: "Als Standard: Anna Berg, Werkstraße 2" }))
  })

  it("the focus moves to 'Neue Adresse' when the customer deletes an address of a full book", async () => {
    await openBook(maxAddresses)
    assert.isNull(screen.queryByRole("button", { name: "Neue Adresse" }))
    press("Löschen: Anna Berg, Werkstraße 1")
    press("Ja, löschen")
    await isFocused(() => button("Neue Adresse"))
  })

  it("the focus moves to the message about the full book when the customer adds the last address", async () => {
    await openBook(maxAddresses - 1)
    press("Neue Adresse")
    for (const [name, value] of [
      ["Straße und Hausnummer", "Hafenweg 10"],
      ["Postleitzahl", "24103"],
      ["Ort", "Kiel"],
    ] as const)
      fireEvent.change(await screen.findByLabelText(name), { target: { value } })
    press("Adresse speichern")
    const message = await screen.findByText(`Dein Adressbuch ist voll: Es fasst ${maxAddresses} Adressen.`)
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    assert.strictEqual(document.activeElement, message)
  })
})
