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
  it("T-L1: screen readers read a price as one text with the word Euro and a note about taxes", () => {
    assert.strictEqual(heard(regular), "129,99 Euroinkl. MwSt., zzgl. Versand")
  })

  it("a reduced price shows the lowest price of the last 30 days as struck price, and the saving compared with it", () => {
    const text = heard(reduced)
    assert.include(text, "99,00 Eurostatt 119,00 Euro, Du sparst 20,00 €")
    assert.include(text, "Niedrigster Preis der letzten 30 Tage: 119,00 €")
  })

  it("T-L1: goods sold by measure show their base price", () => {
    const text = heard({ ...regular, paket: { amount: toCents(4_99), unit: "l" } }, "tile")
    assert.include(text, "Grundpreis 4,99 € / l")
  })

  it.each([
    ["unknown", undefined],
    ["98,99 €", 98_99],
    ["99,00 €", 99_00],
  ] as const)(
    "an offer of 99,00 € shows no struck price if the lowest price of the last 30 days is %s",
    (_, lowest30) => {
      const known = lowest30 === undefined ? {} : { lowest30: toCents(lowest30) }
      assert.strictEqual(
        heard({ ...regular, special: toCents(99_00), ...known }),
        "99,00 Euroinkl. MwSt., zzgl. Versand",
      )
    },
  )

  it("a price that requires a market is hidden until the visitor chooses a market", () => {
    assert.strictEqual(heard({ ...reduced, isBlur: true }), "Wähle einen Markt, um den Preis zu sehen.")
  })
})
