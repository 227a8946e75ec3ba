import { assert, describe, it } from "@effect/vitest"
import { BaseUnit, Price, PromotionType } from "@heimwerk/core/price/Price.ts"
import * as Schema from "effect/Schema"

const price = {
  regular: 12_48,
  special: 9_98,
  paket: { amount: 3_99, unit: "l" },
  paketSize: 2.5,
  fineprint: "zzgl. Pfand",
  lowest30: 10_48,
  loyaltyCardPrice: 8_98,
  loyaltyCardFinePrint: "nur mit Vorteilskarte",
  loyaltyCardPriceInfo: "Nur bis Samstag mit Karte.",
  isBlur: false,
}

describe("the Price schema", () => {
  it("the Price schema decodes a price unchanged, with all fields or only the required fields", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Price)(price), price)
    const least = { regular: 12_48, isBlur: true }
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Price)(least), least)
  })

  it.each([
    ["no regular price", { regular: undefined }],
    ["a fraction of a cent", { special: 9_98.5 }],
    ["a base price without a unit", { paket: { amount: 3_99 } }],
    ["a base price in pieces", { paket: { amount: 3_99, unit: "Stück" } }],
    ["an infinite content", { paketSize: Infinity }],
    ["a negative lowest price", { lowest30: -1 }],
    ["no isBlur field", { isBlur: undefined }],
  ])("the Price schema rejects a price with %s", (_, wrong) => {
    assert.isFalse(Schema.is(Price)({ ...price, ...wrong }))
  })

  it("the Price schema contains the legal base units and the promotion types of the shop", () => {
    assert.deepStrictEqual(BaseUnit.literals, ["kg", "l", "m³", "m", "m²"])
    assert.deepStrictEqual(PromotionType.literals, [
      "MM_aktionspreis",
      "MM_set_preis",
      "MM_artikel_gratis",
      "MM_fixmengen_rabatt",
      "quantityDiscount",
    ])
    assert.isTrue(Schema.is(BaseUnit)("m²"))
    assert.isFalse(Schema.is(BaseUnit)(""))
    assert.isTrue(Schema.is(PromotionType)("MM_set_preis"))
    assert.isFalse(Schema.is(PromotionType)(""))
  })
})
