import type { Benefits, Coupon, Voucher } from "./Benefits.ts"
import type { Discount } from "./Discount.ts"
import type { Attached } from "./KeptBasket.ts"

interface InUse {
  readonly coupons: ReadonlyArray<Coupon>
  readonly voucher: Voucher | undefined
  /** The discounts of a basket, in the order in which they are applied. */
  readonly discounts: ReadonlyArray<Discount>
}

/**
 * Returns the discounts of a basket: first the employee card, then the coupons in the order added, then the
 * voucher. Omits a voucher and coupons that the shop no longer accepts.
 */
export const discountsOf = (
  { couponIds, employeeCard, voucherCode }: Attached,
  benefits: Benefits,
): InUse => {
  const coupons = couponIds.flatMap((id) => benefits.coupons.filter(({ couponId }) => couponId === id))
  const voucher = benefits.vouchersEnabled
    ? benefits.vouchers.find(({ code }) => code === voucherCode)
    : undefined
  return {
    coupons,
    voucher,
    discounts: [
      ...(employeeCard === undefined
        ? []
        : [
            {
              kind: "employeeCard",
              label: "Mitarbeiterrabatt",
              worth: { percent: benefits.employeePercent },
            } as const,
          ]),
      ...coupons.map(({ label, worth }) => ({ kind: "coupon", label, worth }) as const),
      ...(voucher === undefined
        ? []
        : [{ kind: "voucher", label: voucher.label, worth: voucher.worth } as const]),
    ],
  }
}
