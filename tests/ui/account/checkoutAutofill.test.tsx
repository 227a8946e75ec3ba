// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"

import { openInShop } from "./accountShop.tsx"
import { checkoutForm } from "./checkoutForm.tsx"

afterEach(cleanup)

describe("the fields of the checkout", () => {
  it("a browser can fill name, contact and delivery address together, because their fields belong to no section", async () => {
    openInShop(checkoutForm())
    await screen.findByLabelText("Adresse suchen")
    const tokens = [...document.querySelectorAll<HTMLInputElement>("input[autocomplete]")].map(
      ({ autocomplete, name }) => `${name}: ${autocomplete}`,
    )
    assert.deepStrictEqual(tokens, [
      "firstName: given-name",
      "lastName: family-name",
      "email: email",
      "phone: tel",
      "adresssuche: off",
      "street: address-line1",
      "addition: address-line2",
      "postalCode: postal-code",
      "city: address-level2",
    ])
  })
})
