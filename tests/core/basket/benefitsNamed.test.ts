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
  ])("the vouchers, cards and coupons that the command %o contains are %o", (command, expected) => {
    assert.deepStrictEqual(namedBy(command), expected)
  })

  it("a basket lists the codes and numbers of its voucher, cards and coupons, and an empty basket lists no codes", () => {
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
