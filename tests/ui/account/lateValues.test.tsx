// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import type { CheckoutDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import { accountStorage, checkoutDraft } from "@heimwerk/core/device/storageKeys.ts"
import { Navigator } from "@heimwerk/core/device/Navigator.port.ts"
import type { ReactNode } from "react"

import { ChooseCard } from "../../../ui/features/account/card/ChooseCard.tsx"
import { ForgottenPassword } from "../../../ui/features/account/registration/ForgottenPassword.tsx"
import { hammer, item, offerIn } from "../../support/checkout.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { checkoutForm } from "./checkoutForm.tsx"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Renders a component whose commands start only after the returned function is called, as on a slow connection. */
const renderBeforeCommands = (element: ReactNode) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const shop = memoryShop()
  renderInShop(element, () => promise.then(shop.load))
  return { release: resolve, shop }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })

const draft: CheckoutDraft = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  email: "anna.berg@kunde.example",
  phone: "",
  addition: "",
  street: "Werkstraße 1",
  postalCode: "",
  city: "Köln",
  payment: "paypal",
}

describe("stored values that arrive late", () => {
  it("a late draft of the checkout keeps the street and the payment that the shopper has chosen meanwhile, and fills the other fields", async () => {
    sessionStorage.setItem(checkoutDraft.key, JSON.stringify(draft))
    const { release } = renderBeforeCommands(
      checkoutForm({
        offer: {
          ...offerIn({ lines: [item(hammer, 1, "homeDelivery")] }),
          payments: ["klarna", "paypal", "bankTransfer"],
        },
      }),
    )
    await type("Straße und Hausnummer", "Neue Gasse 2")
    fireEvent.click(await field("Vorkasse per Überweisung"))
    release()
    await waitFor(async () => assert.strictEqual((await field("Ort")).value, "Köln"))
    assert.strictEqual((await field("Straße und Hausnummer")).value, "Neue Gasse 2")
    assert.strictEqual((await field("Vorname")).value, "Anna")
    assert.isTrue((await field("Vorkasse per Überweisung")).checked)
  })

  it("the e-mail address of the login does not replace the address that the visitor has typed in the form for a new password", async () => {
    const { release, shop } = renderBeforeCommands(<ForgottenPassword />)
    const address = Navigator.use((navigator) => navigator.address)
    await shop.run(Navigator.use((navigator) => navigator.replace("/?enteredEmail=alt%40kunde.example")))
    await type("E-Mail-Adresse", "neu@kunde.example")
    release()
    await waitFor(async () => assert.strictEqual(await shop.run(address), "/"))
    assert.strictEqual((await field("E-Mail-Adresse")).value, "neu@kunde.example")
  })

  it("the login before the choice of a card fills in the e-mail address late and keeps a typed password", async () => {
    localStorage.setItem(accountStorage.loginEmail.key, "anna.berg@kunde.example")
    const { release } = renderBeforeCommands(<ChooseCard profile={undefined} />)
    await type("Passwort", "Werkbank")
    release()
    await waitFor(async () =>
      assert.strictEqual((await field("E-Mail-Adresse")).value, "anna.berg@kunde.example"),
    )
    assert.strictEqual((await field("Passwort")).value, "Werkbank")
  })
})
