import { assert, describe, it } from "@effect/vitest"

import { couponConditions, isCouponValid } from "@heimwerk/core/basket/couponConditions.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

const usual = "Einmal je Bestellung, mit Gutscheinen und anderen Coupons kombinierbar."

describe("validity and conditions of a coupon", () => {
  it.each([
    ["2026-12-30", true],
    ["2026-12-31", true],
    ["2027-01-01", false],
  ])("a coupon with the last day 2026-12-31 is valid on %s: %s", (today, isValid) => {
    assert.strictEqual(isCouponValid({ validUntil: "2026-12-31" }, today), isValid)
  })

  it("a coupon without an end date is always valid, and its conditions say so", () => {
    assert.isTrue(isCouponValid({}, "9999-12-31"))
    assert.deepStrictEqual(couponConditions({ worth: { percent: 5 } }), ["Ohne Ablaufdatum.", usual])
  })

  it("the conditions of a coupon name its last day, its minimum sum and its further conditions", () => {
    assert.deepStrictEqual(
      couponConditions({
        worth: { cents: toCents(1000), minimumSum: toCents(5000) },
        validUntil: "2026-12-31",
        conditions: "Nur für Farben.",
      }),
      ["Gültig bis 31.12.2026.", "Ab 50,00\u{A0}€ Warenwert.", usual, "Nur für Farben."],
    )
  })
})
