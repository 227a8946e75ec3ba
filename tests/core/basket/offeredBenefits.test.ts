import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { offeredBenefits } from "@heimwerk/core/basket/offeredBenefits.ts"

const none = { voucher: false, loyaltyCard: false, employeeCard: false }
const accepted = { enabled: true, voucherMaxLength: 12 }

describe("the fields for a voucher and for cards", () => {
  it("are not there unless they are switched on", () => {
    assert.deepStrictEqual(offeredBenefits(emptyBasket), none)
    const featureFlags = { vouchers: false, loyaltyCard: false, employeeCard: false }
    assert.deepStrictEqual(offeredBenefits({ ...emptyBasket, featureFlags, voucherConfig: accepted }), none)
  })

  it.each([
    ["vouchers", "voucher"],
    ["loyaltyCard", "loyaltyCard"],
    ["employeeCard", "employeeCard"],
  ])("flag %s switches %s on, and nothing else", (flag, field) => {
    assert.deepStrictEqual(
      offeredBenefits({ ...emptyBasket, featureFlags: { [flag]: true }, voucherConfig: accepted }),
      { ...none, [field]: true },
    )
  })

  it("no voucher is asked for while vouchers are not accepted", () => {
    assert.deepStrictEqual(offeredBenefits({ ...emptyBasket, featureFlags: { vouchers: true } }), none)
  })

  it("what is in use can be taken off, whatever is switched on", () => {
    assert.deepStrictEqual(
      offeredBenefits({
        ...emptyBasket,
        voucherConfig: { enabled: false, voucherMaxLength: 12, voucherCode: "HEIMWERK5" },
        loyaltyConfig: { loyaltyCardNumber: "2770010000024" },
        employeeCard: "990003",
      }),
      { voucher: true, loyaltyCard: true, employeeCard: true },
    )
  })
})
