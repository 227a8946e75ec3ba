import { assert, describe, it } from "@effect/vitest"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { couponChoices } from "@heimwerk/core/basket/couponChoices.ts"
import { CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"

describe("a customer's coupons", () => {
  it("the coupons of a customer are listed in the order in which they are offered, and the coupons in the basket are marked", () => {
    const coupon = (couponId: string) => ({ couponId, label: couponId, worth: { percent: 5 } })
    const basket: Pick<Basket, "coupons"> = {
      coupons: [
        { couponId: "b", label: "b" },
        { couponId: "old", label: "" },
      ],
    }
    assert.deepStrictEqual(couponChoices([coupon("a"), coupon("b")], basket), [
      { ...coupon("a"), isActive: false },
      { ...coupon("b"), isActive: true },
    ])
  })

  it("a message says that the coupons cannot be loaded at the moment", () => {
    assert.strictEqual(
      new CouponsError({ reason: "Unavailable" }).message,
      "Deine Coupons sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    )
  })
})
