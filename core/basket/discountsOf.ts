import type { Benefits, Coupon, Voucher } from "./Benefits.ts"
import type { Discount } from "./Discount.ts"
import type { Attached } from "./KeptBasket.ts"

interface InUse {
  readonly coupons: ReadonlyArray<Coupon>
  readonly voucher: Voucher | undefined
  /** In the order they are taken off. */
  readonly discounts: ReadonlyArray<Discount>
}

/**
 * What is attached to a basket as discounts: the employee card first, then the coupons in the order they were added, the
 * voucher last. What the shop does not know any more is left out.
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
