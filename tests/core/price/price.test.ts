import { assert, describe, it } from "@effect/vitest"
import { basePrice, basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { loyaltyPriceLabel, visibleLoyaltyPrice } from "@heimwerk/core/price/loyaltyPrice.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { promotionLabel } from "@heimwerk/core/price/promotion.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as fc from "fast-check"

describe("the promotion label", () => {
  it.each([
    ["MM_aktionspreis", undefined, ""],
    ["MM_set_preis", undefined, "Set Angebot"],
    ["MM_artikel_gratis", "egal", "Gratis Beigabe"],
    ["MM_fixmengen_rabatt", undefined, ""],
    ["MM_fixmengen_rabatt", " 3 für 2 ", "3 für 2"],
    ["quantityDiscount", undefined, "Mengenrabatt"],
  ] as const)("the promotion %s with the text %s has the label '%s'", (type, text, label) => {
    assert.strictEqual(promotionLabel(type, text), label)
  })
})

describe("the loyalty card price", () => {
  it("only card holders see the loyalty card price", () => {
    const price = { loyaltyCardPrice: toCents(8_99) }
    assert.strictEqual(visibleLoyaltyPrice(price, true), 8_99)
    assert.isUndefined(visibleLoyaltyPrice(price, false))
    assert.isUndefined(visibleLoyaltyPrice({}, true))
    assert.strictEqual(loyaltyPriceLabel, "Vorteilskartenpreis")
  })
})

describe("the price in force", () => {
  it("the price in force is the reduced price, or the regular price if there is no reduction", () => {
    assert.strictEqual(priceInForce({ regular: toCents(10_00), special: toCents(8_00) }), 8_00)
    assert.strictEqual(priceInForce({ regular: toCents(10_00) }), 10_00)
    assert.strictEqual(priceInForce({ regular: toCents(10_00), special: toCents(0) }), 0)
  })
})

describe("the base price", () => {
  it.each([
    [12_48, 2.5, 4_99],
    [1_00, 8, 13],
    [99, 2, 50],
    [4_99, 0.001, 4_990_00],
    [10, 0.3, 33],
  ])(
    "the base price of an article for %i cents with a content of %d units is %i cents, rounded half up",
    (price, size, amount) => {
      assert.deepStrictEqual(basePrice(toCents(price), size, "l"), {
        amount: toCents(amount),
        unit: "l",
      })
    },
  )

  it.each([0, -1, Number.NaN, 0.0004])("an article with a content of %d has no base price", (size) => {
    assert.isUndefined(basePrice(toCents(4_99), size, "kg"))
    assert.isUndefined(basePrice(toCents(0), size, "kg"))
  })

  it("an article has no base price if the base price would exceed the maximum amount", () => {
    assert.isUndefined(basePrice(toCents(99_999_999), 0.5, "kg"))
    assert.deepStrictEqual(basePrice(toCents(99_999_999), 1, "kg"), {
      amount: toCents(99_999_999),
      unit: "kg",
    })
  })

  it("the base price differs from the exact quotient by at most half a cent", () => {
    const thousandths = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), thousandths, (price, size) => {
        const found = basePrice(toCents(price), size / 1000, "m")
        const exact = (price * 1000) / size
        return found === undefined ? exact > 99_999_998 : Math.abs(found.amount - exact) <= 0.5
      }),
    )
  })

  it("the base price is shown with its base unit", () => {
    assert.strictEqual(basePriceText({ paket: { amount: toCents(4_99), unit: "m²" } }), "4,99\u00a0€ / m²")
    assert.isUndefined(basePriceText({}))
  })
})
