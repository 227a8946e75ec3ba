import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { offeredBenefits } from "@heimwerk/core/basket/offeredBenefits.ts"

const none = { voucher: false, loyaltyCard: false, employeeCard: false }
const accepted = { enabled: true, voucherMaxLength: 12 }

describe("offeredBenefits", () => {
  it("the basket hides the fields for vouchers and cards unless their flags are on", () => {
    assert.deepStrictEqual(offeredBenefits(emptyBasket), none)
    const featureFlags = { vouchers: false, loyaltyCard: false, employeeCard: false }
    assert.deepStrictEqual(offeredBenefits({ ...emptyBasket, featureFlags, voucherConfig: accepted }), none)
  })

  it.each([
    ["vouchers", "voucher"],
    ["loyaltyCard", "loyaltyCard"],
    ["employeeCard", "employeeCard"],
  ])("the basket flag %s shows only the field for the %s", (flag, field) => {
    assert.deepStrictEqual(
      offeredBenefits({ ...emptyBasket, featureFlags: { [flag]: true }, voucherConfig: accepted }),
      { ...none, [field]: true },
    )
  })

  it("the basket hides the voucher field while the shop accepts no vouchers", () => {
    assert.deepStrictEqual(offeredBenefits({ ...emptyBasket, featureFlags: { vouchers: true } }), none)
  })

  it("the basket shows the field of a voucher or card in use, so that the visitor can remove it", () => {
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
