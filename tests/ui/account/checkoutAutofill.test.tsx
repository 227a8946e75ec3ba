// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"

import { CheckoutForm } from "../../../ui/features/account/checkout/CheckoutForm.tsx"
import { AddressSearch } from "../../../ui/shared/AddressSearch.tsx"
import { hammer, item, offerIn } from "../../support/checkout.ts"
import { openInShop } from "./accountShop.tsx"

afterEach(cleanup)

describe("the fields of the checkout", () => {
  it("a browser can fill name, contact and delivery address together, because their fields belong to no section", async () => {
    openInShop(
      <CheckoutForm
        offer={offerIn({ lines: [item(hammer, 1, "homeDelivery")] })}
        marketId={undefined}
        csId={undefined}
        customer={undefined}
        AddressSearch={AddressSearch}
        book={[]}
        posted={undefined}
        hidden={{ seen: "", key: "" }}
        onPlaced={() => {}}
      />,
    )
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
