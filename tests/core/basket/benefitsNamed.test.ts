import { assert, describe, it } from "@effect/vitest"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { namedBy, namedIn } from "@heimwerk/core/basket/benefitsNamed.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"

import { drill, picked } from "./samples.ts"

describe("voucher, cards and coupons named by a command or a basket", () => {
  it.each<[BasketCommand, ReadonlyArray<string>]>([
    [{ kind: "addVoucher", code: " heim-werk5 " }, ["HEIMWERK5"]],
    [{ kind: "addLoyaltyCard", cardNumber: "\t1 2-3 " }, ["123"]],
    [{ kind: "addEmployeeCard", employeeCard: " 77\n" }, ["77"]],
    [{ kind: "addCoupon", couponId: " coupon " }, [" coupon "]],
    [{ kind: "removeCoupon", couponId: "coupon" }, ["coupon"]],
    [{ kind: "removeVoucher" }, []],
    [{ kind: "add", line: picked(drill, 1) }, []],
  ])("the command %o names the vouchers, cards and coupons %o", (command, expected) => {
    assert.deepStrictEqual(namedBy(command), expected)
  })

  it("the vouchers, cards and coupons of a basket are listed, and none for an empty basket", () => {
    const { attached } = keptNothing
    assert.deepStrictEqual(namedIn(attached), [])
    assert.deepStrictEqual(namedIn({ ...attached, employeeCard: "77", couponIds: ["a", "b"] }), [
      "77",
      "a",
      "b",
    ])
    assert.deepStrictEqual(namedIn({ ...attached, voucherCode: "V", loyaltyCardNumber: "1" }), ["V", "1"])
  })
})
