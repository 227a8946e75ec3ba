// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, render } from "@testing-library/react"

import type { Price } from "@heimwerk/core/price/Price.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { PriceBlock } from "../../../ui/features/price/PriceBlock.tsx"

afterEach(cleanup)

/** What a screen reader reads, with plain blanks. */
const heard = (price: Price, size: "tile" | "page" = "page") => {
  const { container } = render(<PriceBlock price={price} size={size} />)
  for (const element of container.querySelectorAll("[aria-hidden=true]")) element.remove()
  return (container.textContent ?? "").replaceAll("\u00a0", " ")
}

const regular: Price = { regular: toCents(129_99), isBlur: false }
const reduced: Price = { ...regular, special: toCents(99_00), lowest30: toCents(119_00) }

describe("the price of an article", () => {
  it("is one text with the word Euro, and says what it includes", () => {
    assert.strictEqual(heard(regular), "129,99 Euroinkl. MwSt., zzgl. Versand")
  })

  it("names the old price and the lowest of 30 days beside every reduction", () => {
    const text = heard(reduced)
    assert.include(text, "99,00 Eurostatt 129,99 Euro")
    assert.include(text, "Niedrigster Preis der letzten 30 Tage: 119,00 €")
  })

  it("has the base price wherever there is a measure", () => {
    const text = heard({ ...regular, paket: { amount: toCents(4_99), unit: "l" } }, "tile")
    assert.include(text, "Grundpreis 4,99 € / l")
  })

  it("is not called reduced when the special price is the regular one", () => {
    assert.notInclude(heard({ ...regular, special: regular.regular }), "statt")
  })

  it("is hidden until a market is chosen, where the article asks for that", () => {
    assert.strictEqual(heard({ ...reduced, isBlur: true }), "Wähle einen Markt, um den Preis zu sehen.")
  })
})
