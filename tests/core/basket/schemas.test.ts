import { assert, describe, it } from "@effect/vitest"
import { Basket, BasketItem, LineProduct } from "@heimwerk/core/basket/Basket.ts"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import { ChangedStock } from "@heimwerk/core/basket/ChangedStock.ts"
import { Worth } from "@heimwerk/core/basket/Discount.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { fitToStock } from "@heimwerk/core/basket/fitToStock.ts"
import { KeptBasket } from "@heimwerk/core/basket/KeptBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Result, Schema } from "effect"

import { benefits, drill, kept, lamp, picked, products, saw } from "./samples.ts"

const { changedStock, lines } = fitToStock(
  [picked(saw, 9), picked(lamp), picked(drill, 2)],
  products.map((one) => (one.articleId === lamp ? { ...one, availability: [] } : one)),
  MarketId.make("520"),
)
const stored = kept(lines, {
  voucherCode: "FUENF",
  loyaltyCardNumber: "2770010000024",
  employeeCard: "990003",
  couponIds: ["c1"],
  changedStock,
})
const basket = basketOf({ ...stored, id: "b1", version: 3 }, products, benefits)

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const accepts = (schema: Schema.ConstraintDecoder<unknown>) => (value: unknown) =>
  Result.isSuccess(Schema.decodeUnknownResult(schema)(value))

describe("schemas of the basket", () => {
  it.each<[string, Schema.ConstraintDecoder<unknown>, unknown]>([
    ["a full basket", Basket, basket],
    ["the empty basket", Basket, emptyBasket],
    ["a limited basket", Basket, limitedBasket(basket)],
    ["a stored basket", KeptBasket, stored],
    ["the shop's benefits", Benefits, benefits],
    ["a pickup line", BasketItem, picked(drill)],
    ["a home delivery line", BasketItem, picked(drill, 1, "homeDelivery")],
  ])("the basket data are the same after encoding to JSON and decoding: %s", (_, schema, value) => {
    assert.deepStrictEqual(Result.getOrThrow(Schema.decodeUnknownResult(schema)(throughJson(value))), value)
  })

  it.each<[string, Schema.ConstraintDecoder<unknown>, unknown]>([
    ["a basket of an unknown mode", Basket, { ...emptyBasket, type: "half" }],
    ["a version that is not an integer", Basket, { ...emptyBasket, version: 1.5 }],
    ["a negative total cost", Basket, { ...emptyBasket, totalCost: -1 }],
    [
      "a total of an unknown kind",
      Basket,
      { ...emptyBasket, totals: [{ kind: "tip", label: "", amount: 0 }] },
    ],
    [
      "a rate of VAT that is no whole number",
      Basket,
      { ...emptyBasket, vatLists: [{ rate: 1.5, amount: 0 }] },
    ],
    ["a feature flag that is not a boolean", Basket, { ...emptyBasket, featureFlags: { a: "yes" } }],
    ["a voucher field without a length", Basket, { ...emptyBasket, voucherConfig: { enabled: true } }],
    ["a coupon without a name", Basket, { ...emptyBasket, coupons: [{ couponId: "c" }] }],
    ["a line without an id", Basket, { ...basket, lineItems: [{ ...basket.lineItems[0], lineItemId: "" }] }],
    [
      "a reduced line with 0 pieces left",
      ChangedStock,
      { removed: [], reduced: changedStock.reduced.map((line) => ({ ...line, left: 0 })) },
    ],
    [
      "a removed line without an id",
      ChangedStock,
      { reduced: [], removed: [{ ...changedStock.removed[0], lineItemId: "" }] },
    ],
    ["a loyalty card that is no text", Basket, { ...emptyBasket, loyaltyConfig: { loyaltyCardNumber: 1 } }],
    ["a line without a product", Basket, { ...basket, lineItems: [{ ...basket.lineItems[0], product: {} }] }],
    ["a stored basket without a list of lines", KeptBasket, { attached: stored.attached }],
    ["a stored line without pieces", KeptBasket, { ...stored, lines: [{ ...picked(drill), quantity: 0 }] }],
    [
      "coupons that are no list",
      KeptBasket,
      { ...stored, attached: { ...stored.attached, couponIds: "c1" } },
    ],
    ["a line with an unknown delivery type", BasketItem, { ...picked(drill), deliveryType: "drone" }],
    ["a line without pieces", BasketItem, { ...picked(drill), quantity: 0 }],
    ["0 percent", Worth, { percent: 0 }],
    ["101 percent", Worth, { percent: 101 }],
    ["half a percent", Worth, { percent: 0.5 }],
    ["an employee card of 0 percent", Benefits, { ...benefits, employeePercent: 0 }],
    ["an employee card of 101 percent", Benefits, { ...benefits, employeePercent: 101 }],
    ["a voucher without a code", Benefits, { ...benefits, vouchers: [{ code: "", label: "", worth: {} }] }],
    ["a coupon without an id", Benefits, { ...benefits, coupons: [{ couponId: "", label: "", worth: {} }] }],
  ])("the schemas of the basket reject invalid data: %s", (_, schema, value) => {
    assert.isFalse(accepts(schema)(value))
  })

  it("the schema of a line reads an energy class that this version does not know as no energy class", () => {
    const [line] = basket.lineItems
    const { energyClass: _known, ...product } = line?.product ?? assert.fail("The basket is empty.")
    const energyClass = { rating: "A++++", from: "A++++", to: "G", labelUrl: "/energie/A.svg" }
    assert.deepStrictEqual(Schema.decodeUnknownSync(LineProduct)({ ...product, energyClass }), product)
  })

  it("the schemas of discounts and benefits accept 1 and 100 percent, also for the employee card", () => {
    assert.deepStrictEqual(
      [1, 100].map((percent) => accepts(Worth)({ percent })),
      [true, true],
    )
    assert.deepStrictEqual(
      [1, 100].map((employeePercent) => accepts(Benefits)({ ...benefits, employeePercent })),
      [true, true],
    )
  })
})
