// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { offerIn, item } from "../../support/checkout.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { checkoutForm } from "./checkoutForm.tsx"

afterEach(() => {
  cleanup()
  // The checkout has saved a draft.
  sessionStorage.clear()
})

const shipped = smallWorld.assortment.articles.find(({ shipping }) => shipping)?.product
if (shipped === undefined) throw new Error("The small world ships no article.")

/** Opens the checkout of a delivery. Its first offer also contains the payment in the market, the next ones do not. */
const openCheckout = async () => {
  const shop = memoryShop()
  const line = {
    articleId: shipped.articleId,
    quantity: toQuantity(1),
    deliveryType: "homeDelivery",
  } as const
  await shop.run(Baskets.use((baskets) => baskets.run({ kind: "add", line }, "fill")))
  const offer = offerIn({ lines: [item(shipped, 1, "homeDelivery")], products: [shipped] })
  renderInShop(
    checkoutForm({
      offer: { ...offer, payments: ["bankTransfer", "payInMarket"] },
      AddressSearch: () => null,
    }),
    shop.load,
  )
  await screen.findByLabelText("Postleitzahl")
  return {
    typePlz: (value: string) =>
      fireEvent.change(screen.getByLabelText("Postleitzahl"), { target: { value } }),
  }
}

const regions = () => screen.getAllByRole("status")
const said = () =>
  regions()
    .map(({ textContent }) => textContent)
    .join("")

describe("the news of a checkout", () => {
  it("the surcharge for an island appears in a live region that was there before", async () => {
    const { typePlz } = await openCheckout()
    const before = regions()
    typePlz("26757")
    const notice = await screen.findByText(/^Auf diese Insel liefern wir mit einem Zuschlag von/u)
    assert.isTrue(before.some((region) => region.contains(notice)))
  })

  it("the checkout announces a payment method that a new offer has changed, but not the customer's choice", async () => {
    const { typePlz } = await openCheckout()
    fireEvent.click(screen.getByRole("radio", { name: "Bei der Abholung im Markt bezahlen" }))
    assert.strictEqual(said(), "")
    typePlz("50667")
    await waitFor(() => assert.strictEqual(said(), "Zahlungsart geändert: Vorkasse per Überweisung"))
  })
})
