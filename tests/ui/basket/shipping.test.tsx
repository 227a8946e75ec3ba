// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, render, screen } from "@testing-library/react"

import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { MemoryRouter } from "react-router-dom"

import { ShippingRows } from "../../../ui/features/basket/ShippingRows.tsx"
import { article } from "../../support/badLine.ts"
import { drill, openBasket, some } from "./basketPage.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const promises = {
  delivery: { parcel: "Lieferung Di. bis Mi.", freight: "Lieferung Do. bis Mo." },
  pickup: { G: "Heute ab 15:10 abholbereit", Y: "Samstag ab 08:30 abholbereit" },
}

const show = (
  cents: number,
  deliveryType: "homeDelivery" | "marketPickup",
  { freight = false, stock = 0 } = {},
) => {
  const product = { ...article("Grimmholt Akku-Bohrschrauber 18 V"), freight }
  const line = {
    lineItemId: "1",
    product,
    quantity: toQuantity(2),
    unitPrice: toCents(cents),
    sum: toCents(2 * cents),
    deliveryType,
  }
  render(
    <MemoryRouter>
      <ShippingRows
        basket={{ lineItems: [line], totalCost: toCents(2 * cents) }}
        promises={{ ...promises, facts: { [product.articleId]: { price: {}, stock } } }}
      />
    </MemoryRouter>,
  )
  return [...document.querySelectorAll("dl > div")].map((row) => row.textContent.replaceAll("\u{A0}", " "))
}

describe("the shipping costs in the basket", () => {
  it("the basket page shows the shipping price of a small parcel, the sum with shipping, and the amount missing for free shipping", () => {
    assert.deepStrictEqual(show(1830, "homeDelivery"), ["Versand4,95 €", "Summe mit Versand41,55 €"])
    screen.getByText("Noch 12,40 € bis versandkostenfrei")
    assert.strictEqual(
      screen.getByRole("link", { name: "Alle Versandkosten ansehen" }).getAttribute("href"),
      "/service/versandkosten/",
    )
  })

  it("the basket page shows that shipping a parcel is free from 49 € on, and that pickup in the market is free", () => {
    assert.deepStrictEqual(show(2450, "homeDelivery"), ["Versandkostenlos"])
    cleanup()
    assert.deepStrictEqual(show(100, "marketPickup"), ["Abholung im Marktkostenlos"])
    assert.isNull(screen.queryByText(/bis versandkostenfrei/u))
  })

  it("the basket page shows the price and the later delivery of articles that a freight forwarder ships", () => {
    assert.deepStrictEqual(show(4900, "homeDelivery", { freight: true }), [
      "Versand per Spedition39,95 €",
      "Summe mit Versand137,95 €",
    ])
    screen.getByText("Lieferung Do. bis Mo.")
    screen.getByText("Auf Inseln kostet der Versand mehr.")
  })

  it("the basket page says when a parcel arrives, and when articles are ready for pickup according to the market's stock", () => {
    show(100, "homeDelivery")
    screen.getByText("Lieferung Di. bis Mi.")
    cleanup()
    show(100, "marketPickup", { stock: 2 })
    screen.getByText("Heute ab 15:10 abholbereit")
    cleanup()
    show(100, "marketPickup", { stock: 1 })
    screen.getByText("Samstag ab 08:30 abholbereit")
  })

  it("the basket page shows shipping costs and article numbers, and has buttons to print and to share", async () => {
    await openBasket([some(drill)])
    await screen.findByText("Versand")
    screen.getByText(`Art.-Nr. ${drill.articleId}`)
    screen.getByRole("button", { name: "Drucken" })
    screen.getByRole("button", { name: "Teilen" })
  })
})
