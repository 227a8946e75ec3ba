// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import type { Price } from "@heimwerk/core/price/Price.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { screen } from "@testing-library/react"

import { PriceBlock } from "../../../ui/features/price/PriceBlock.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

const price: Price = {
  regular: toCents(30_00),
  loyaltyCardPrice: toCents(25_00),
  loyaltyCardFinePrint: "Gilt nur mit Vorteilskarte.",
  isBlur: false,
}

describe("the loyalty card price", () => {
  it("customers with a loyalty card see the loyalty card price with its fine print and tooltip", async () => {
    renderInShop(<PriceBlock price={price} size="page" holdsCard />)
    await screen.findByText("Vorteilskartenpreis")
    screen.getByText("25,00 Euro")
    screen.getByText("Gilt nur mit Vorteilskarte.")
    screen.getByRole("button", { name: "Was ist der Vorteilskartenpreis?" })
    screen.getByText(/Diesen Preis gibt es nur für Inhaber der Vorteilskarte\./u)
    const link = screen.getByRole("link", { name: "Mehr zur Vorteilskarte", hidden: true })
    assert.strictEqual(link.getAttribute("href"), "/vorteilskarte")
  })

  it("the tooltip of the loyalty card price shows the article's own text about this price", async () => {
    const explained = { ...price, loyaltyCardPriceInfo: "Nur im November." }
    renderInShop(<PriceBlock price={explained} size="page" holdsCard />)
    await screen.findByText(/Nur im November\./u)
  })

  it("a tile shows no fine print about the loyalty card price", async () => {
    renderInShop(<PriceBlock price={price} size="tile" holdsCard />)
    await screen.findByText("Vorteilskartenpreis")
    assert.isNull(screen.queryByText("Gilt nur mit Vorteilskarte."))
  })

  it.each(["page", "tile"] as const)(
    "a loyalty card price on a %s shows the lowest price of the last 30 days to card holders only",
    (size) => {
      const known = { ...price, lowest30: toCents(29_00) }
      renderInShop(<PriceBlock price={known} size={size} holdsCard />)
      screen.getByText("Niedrigster Preis der letzten 30 Tage: 29,00 €")
      renderInShop(<PriceBlock price={known} size={size} />)
      assert.isNull(screen.queryByText(/Niedrigster Preis/u))
    },
  )

  it.each(["page", "tile"] as const)(
    "T-L1: the loyalty card price on a %s has its own base price",
    async (size) => {
      const measured = { ...price, paketSize: 2.5, paket: { amount: toCents(12_00), unit: "l" } } as const
      renderInShop(<PriceBlock price={measured} size={size} holdsCard />)
      await screen.findByText("10,00 € / l")
      screen.getByText("12,00 € / l")
    },
  )

  it("visitors without a loyalty card do not see the card price", () => {
    const { container } = renderInShop(<PriceBlock price={price} size="page" />)
    assert.notMatch(container.textContent ?? "", /Vorteilskarte|25,00/u)
  })

  it("an article without a loyalty card price shows no loyalty card price to card holders", () => {
    const { loyaltyCardPrice: _loyaltyCardPrice, ...rest } = price
    const { container } = renderInShop(<PriceBlock price={rest} size="page" holdsCard />)
    assert.notInclude(container.textContent ?? "", "Vorteilskartenpreis")
  })
})
