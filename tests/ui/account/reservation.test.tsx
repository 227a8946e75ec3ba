// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"

import { partsLoaded } from "../../../ui/hydration/lazyPart.tsx"
import { offerIn } from "../../support/checkout.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { checkoutForm } from "./checkoutForm.tsx"

afterEach(() => {
  cleanup()
  // The checkout has saved a draft.
  sessionStorage.clear()
})

const free = "Die Reservierung verpflichtet dich zu nichts."
const kept = "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit."

const openCheckout = async (offer = offerIn()) => {
  renderInShop(checkoutForm({ offer }), memoryShop().load)
  await act(partsLoaded)
}

describe("the summary of a reservation", () => {
  it("above the button of a reservation, the checkout says once that it obliges to nothing and how long the market keeps the goods", async () => {
    await openCheckout()
    screen.getByRole("button", { name: "Kostenlos reservieren" })
    screen.getByText(`${free} ${kept}`)
    assert.strictEqual(screen.getAllByText(/Wir halten deine Artikel bis/u).length, 1)
  })

  it("an order with another payment method does not say that it obliges to nothing", async () => {
    await openCheckout({ ...offerIn(), payments: ["payInMarket", "card"] })
    fireEvent.click(screen.getByRole("radio", { name: "Kreditkarte oder Debitkarte" }))
    screen.getByRole("button", { name: "Zahlungspflichtig bestellen" })
    screen.getByText(kept)
    assert.isNull(screen.queryByText(new RegExp(free, "u")))
  })
})
