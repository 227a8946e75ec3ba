import { assert, describe, it } from "@effect/vitest"
import { voucherCodeOf, withCanonicalCode } from "@heimwerk/core/basket/voucherCode.ts"

describe("typed codes of the basket", () => {
  it.each([
    ["heim-werk 10", "HEIMWERK10"],
    ["abcdefghijkl", "ABCDEFGHIJKL"],
    ["abcdefghijklm", undefined],
    [" - ", undefined],
  ])("the typed voucher code %j is sent as %j (undefined: not sent)", (typed, code) => {
    assert.strictEqual(voucherCodeOf(typed), code)
  })

  it("voucher codes and card numbers are sent in capitals without spaces and hyphens, and other basket commands are sent unchanged", () => {
    assert.deepStrictEqual(withCanonicalCode({ kind: "addVoucher", code: "heim werk" }, 12), {
      kind: "addVoucher",
      code: "HEIMWERK",
    })
    assert.isUndefined(withCanonicalCode({ kind: "addVoucher", code: "heim werk" }, 7))
    assert.deepStrictEqual(withCanonicalCode({ kind: "addLoyaltyCard", cardNumber: "2640 0000-1" }, 1), {
      kind: "addLoyaltyCard",
      cardNumber: "264000001",
    })
    assert.deepStrictEqual(withCanonicalCode({ kind: "addEmployeeCard", employeeCard: "m 1" }, 1), {
      kind: "addEmployeeCard",
      employeeCard: "M1",
    })
    assert.deepStrictEqual(withCanonicalCode({ kind: "removeVoucher" }, 1), { kind: "removeVoucher" })
  })
})
