import { assert, describe, it } from "@effect/vitest"
import { type PricedItem, type PriceType, priceType } from "@heimwerk/core/product/priceType.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

const special = toCents(80)
const reduced = { special, lowest30: toCents(8_00) }

describe("the price type", () => {
  it.each<[PriceType, string, PricedItem]>([
    ["full", "a regular price without a variant", { price: {} }],
    ["full", "a full tile", { price: {}, variant: "full" }],
    ["reduced", "a reduction", { price: reduced }],
    ["full", "an offer that is not below the 30-day lowest price", { price: { special, lowest30: special } }],
    ["full", "an offer without a known 30-day lowest price", { price: { special } }],
    [
      "reduced",
      "an action price, whose label is empty",
      { price: reduced, promotionType: "MM_aktionspreis" },
    ],
    ["promotion", "a promotion with a label", { price: { special }, promotionType: "quantityDiscount" }],
    [
      "promotion",
      "a promotion with a text of its own",
      { price: {}, promotionType: "MM_fixmengen_rabatt", promotionText: "3 für 2" },
    ],
    ["full", "a promotion without its text", { price: {}, promotionType: "MM_fixmengen_rabatt" }],
    [
      "highlight",
      "a highlight tile, reduced or not",
      { price: { special }, variant: "highlight", promotionType: "quantityDiscount" },
    ],
    ["picture", "a picture-only tile", { price: { special }, variant: "picture-only" }],
  ])("the price type of an article is %s for %s", (type, _, item) => {
    assert.strictEqual(priceType(item), type)
  })
})
