// @vitest-environment happy-dom
import { afterEach, assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { checkoutDraft } from "@heimwerk/core/device/storageKeys.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"

import { fieldsOf } from "../../../ui/features/account/checkout/fieldsOf.ts"
import { anna, hammer, item } from "../../support/checkout.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { checkoutForm } from "./checkoutForm.tsx"

vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const home: BookAddress = {
  id: "1",
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  addition: "Hinterhaus",
  street: "Werkstraße 1",
  postalCode: Plz.make("50667"),
  city: "Köln",
  phone: "+4922112345",
  isDefault: true,
}

const garden: BookAddress = {
  ...home,
  id: "2",
  salute: "Herr",
  firstName: "Otto",
  addition: "",
  street: "Gartenweg 2",
  postalCode: Plz.make("25992"),
  city: "List",
  phone: "",
  isDefault: false,
}

/**
 * Opens the checkout of a delivery. Each test has a customer of its own, because the draft of an earlier test may be
 * saved after its end.
 */
const openWith = async (
  book: ReadonlyArray<BookAddress>,
  csId: string | undefined,
  address: BookAddress = home,
) => {
  const shop = memoryShop()
  const line = item(hammer, 1, "homeDelivery")
  await shop.run(Baskets.use((port) => port.run({ kind: "add", line }, "first")))
  renderInShop(
    checkoutForm({
      csId,
      customer: csId === undefined ? undefined : { email: anna.email, ...fieldsOf(address) },
      book,
    }),
    shop.load,
  )
}

const labels = {
  firstName: "Vorname",
  phone: "Telefonnummer (freiwillig)",
  street: "Straße und Hausnummer",
  addition: "Adresszusatz (freiwillig)",
  postalCode: "Postleitzahl",
  city: "Ort",
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const shown = () => Object.values(labels).map((label) => fieldOf(label).value)

const choice = () => screen.findByLabelText<HTMLSelectElement>("Adresse aus deinem Adressbuch")

describe("the address book at the checkout", () => {
  // The first test of an isolated file, because the draft of an earlier test may be saved after its end.
  it("a guest who opens the checkout and types nothing keeps the draft of the customer whose login has expired", async () => {
    const draft = { ...anna, csId: "cs-6", street: "Neue Gasse 2" }
    sessionStorage.setItem(checkoutDraft.key, JSON.stringify(draft))
    const read = vi.spyOn(Object.getPrototypeOf(sessionStorage), "getItem")
    onTestFinished(() => read.mockRestore())
    await openWith([], undefined)
    await screen.findByLabelText(labels.street)
    await waitFor(() => assert.isTrue(read.mock.calls.some(([key]) => key === checkoutDraft.key)))
    await openWith([home], "cs-6")
    await screen.findByLabelText(labels.street)
    await waitFor(() => assert.strictEqual(fieldOf(labels.street).value, "Neue Gasse 2"))
  })

  it("a draft of the same customer replaces the whole default address, and its empty fields do not replace other data", async () => {
    const draft = {
      ...anna,
      csId: "cs-1",
      firstName: "",
      addition: "",
      street: "Neue Gasse 2",
      postalCode: "",
    }
    sessionStorage.setItem(checkoutDraft.key, JSON.stringify(draft))
    await openWith([home, garden], "cs-1")
    await screen.findByLabelText(labels.street)
    await waitFor(() => assert.strictEqual(fieldOf(labels.street).value, "Neue Gasse 2"))
    assert.deepStrictEqual(shown(), ["Anna", "+4922112345", "Neue Gasse 2", "", "", "Köln"])
  })

  it("the checkout offers a choice of the customer's addresses, which fills in name and address and keeps a phone number that the address does not have", async () => {
    await openWith([home, garden], "cs-2")
    assert.strictEqual((await choice()).value, "1")
    fireEvent.change(await choice(), { target: { value: "2" } })
    assert.deepStrictEqual(shown(), ["Otto", "+4922112345", "Gartenweg 2", "", "25992", "List"])
    assert.strictEqual((await choice()).value, "2")
    await screen.findByText(/^Auf diese Insel liefern wir mit einem Zuschlag/u)
    fireEvent.change(fieldOf(labels.street), { target: { value: "Gartenweg 3" } })
    assert.strictEqual((await choice()).value, "")
  })

  it("a draft of the checkout holds only what the customer has typed, so the next checkout shows a new default address", async () => {
    await openWith([home], "cs-4")
    await screen.findByLabelText(labels.street)
    fireEvent.change(fieldOf(labels.phone), { target: { value: "+4930123" } })
    await waitFor(() => assert.include(sessionStorage.getItem(checkoutDraft.key), "+4930123"))
    assert.notInclude(sessionStorage.getItem(checkoutDraft.key), home.street)
    await openWith([garden], "cs-4", garden)
    await screen.findByLabelText(labels.street)
    await waitFor(() => assert.strictEqual(fieldOf(labels.phone).value, "+4930123"))
    assert.deepStrictEqual(shown(), ["Otto", "+4930123", "Gartenweg 2", "", "25992", "List"])
  })

  it("a typed street stays after several reloads of the checkout, with the rest of its address", async () => {
    await openWith([home], "cs-5")
    await screen.findByLabelText(labels.street)
    fireEvent.change(fieldOf(labels.street), { target: { value: "Werkstraße 9" } })
    await waitFor(() => assert.include(sessionStorage.getItem(checkoutDraft.key), "Werkstraße 9"))
    for (const _reload of [1, 2]) {
      await openWith([garden], "cs-5", garden)
      await screen.findByLabelText(labels.street)
      await waitFor(() => assert.strictEqual(fieldOf(labels.street).value, "Werkstraße 9"))
      assert.deepStrictEqual(shown(), ["Otto", "", "Werkstraße 9", "Hinterhaus", "50667", "Köln"])
    }
  })

  it("the checkout fills in the only address of the customer and offers no choice", async () => {
    await openWith([home], "cs-3")
    await screen.findByLabelText(labels.street)
    assert.deepStrictEqual(shown(), ["Anna", "+4922112345", "Werkstraße 1", "Hinterhaus", "50667", "Köln"])
    assert.isNull(screen.queryByLabelText("Adresse aus deinem Adressbuch"))
  })
})
