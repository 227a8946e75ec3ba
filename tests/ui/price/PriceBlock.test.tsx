// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, render } from "@testing-library/react"

import type { Price } from "@heimwerk/core/price/Price.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { PriceBlock } from "../../../ui/features/price/PriceBlock.tsx"

afterEach(cleanup)

/** The price as screen readers say it, with plain spaces. */
const heard = (price: Price, size: "tile" | "page" = "page") => {
  const { container } = render(<PriceBlock price={price} size={size} />)
  for (const element of container.querySelectorAll("[aria-hidden=true]")) element.remove()
  return (container.textContent ?? "").replaceAll("\u00a0", " ")
}

const regular: Price = { regular: toCents(129_99), isBlur: false }
const reduced: Price = { ...regular, special: toCents(99_00), lowest30: toCents(119_00) }

describe("the price of an article", () => {
  it("screen readers get a price as one text with the word Euro and a note about taxes", () => {
    assert.strictEqual(heard(regular), "129,99 Euroinkl. MwSt., zzgl. Versand")
  })

  it("every reduced price shows the former price and the lowest price of the last 30 days", () => {
    const text = heard(reduced)
    assert.include(text, "99,00 Eurostatt 129,99 Euro")
    assert.include(text, "Niedrigster Preis der letzten 30 Tage: 119,00 €")
  })

  it("goods sold by measure show their base price", () => {
    const text = heard({ ...regular, paket: { amount: toCents(4_99), unit: "l" } }, "tile")
    assert.include(text, "Grundpreis 4,99 € / l")
  })

  it("a special price that equals the regular one is not shown as reduced", () => {
    assert.notInclude(heard({ ...regular, special: regular.regular }), "statt")
  })

  it("hides a price that is only shown with a market until one is chosen", () => {
    assert.strictEqual(heard({ ...reduced, isBlur: true }), "Wähle einen Markt, um den Preis zu sehen.")
  })
})
