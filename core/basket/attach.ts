import { canonicalCode } from "../values/canonicalCode.ts"
import type { AttachCommand } from "./BasketCommand.ts"
import type { Benefits } from "./Benefits.ts"
import type { Attached } from "./KeptBasket.ts"
import { voucherCodeOf } from "./voucherCode.ts"

/** Why a voucher, card or coupon is refused. All are reasons of `BasketError`. */
export type AttachRefusal =
  | "VouchersDisabled"
  | "VoucherInvalid"
  | "VoucherUnknown"
  | "VoucherTooEarly"
  | "LoyaltyCardUnknown"
  | "EmployeeCardUnknown"
  | "CouponUnknown"

const without = (
  attached: Attached,
  name: "voucherCode" | "loyaltyCardNumber" | "employeeCard",
): Attached => {
  const { [name]: _, ...rest } = attached
  return rest
}

/** Returns the valid card number that equals the typed one in canonical form, or `undefined`. */
const known = (numbers: ReadonlyArray<string>, typed: string): string | undefined => {
  const wanted = canonicalCode(typed)
  return numbers.find((number) => canonicalCode(number) === wanted)
}

const addVoucher = (
  attached: Attached,
  text: string,
  goods: number,
  { vouchers, vouchersEnabled }: Benefits,
): Attached | AttachRefusal => {
  if (!vouchersEnabled) return "VouchersDisabled"
  const voucherCode = voucherCodeOf(text)
  if (voucherCode === undefined) return "VoucherInvalid"
  const voucher = vouchers.find(({ code }) => canonicalCode(code) === voucherCode)
  if (voucher === undefined) return "VoucherUnknown"
  return goods < (voucher.worth.minimumSum ?? 0)
    ? "VoucherTooEarly"
    : { ...attached, voucherCode: voucher.code }
}

/**
 * Returns the attached voucher, cards and coupons after a command (storefront 4, basket actions). A new
 * voucher or card replaces the old one. A voucher is refused while the goods cost less than its minimum sum.
 * A coupon in use is not added twice. Vouchers, cards and coupons that the shop does not know are refused.
 * Removing one that is not attached changes nothing.
 *
 * @param goods the sum of the lines before discounts, in cents
 */
export const attach = (
  attached: Attached,
  command: AttachCommand,
  goods: number,
  benefits: Benefits,
): Attached | AttachRefusal => {
  switch (command.kind) {
    case "addVoucher":
      return addVoucher(attached, command.code, goods, benefits)
    case "removeVoucher":
      return without(attached, "voucherCode")
    case "addLoyaltyCard": {
      const loyaltyCardNumber = known(benefits.loyaltyCards, command.cardNumber)
      return loyaltyCardNumber === undefined ? "LoyaltyCardUnknown" : { ...attached, loyaltyCardNumber }
    }
    case "removeLoyaltyCard":
      return without(attached, "loyaltyCardNumber")
    case "addEmployeeCard": {
      const employeeCard = known(benefits.employeeCards, command.employeeCard)
      return employeeCard === undefined ? "EmployeeCardUnknown" : { ...attached, employeeCard }
    }
    case "removeEmployeeCard":
      return without(attached, "employeeCard")
    case "addCoupon": {
      const { couponId } = command
      if (!benefits.coupons.some((coupon) => coupon.couponId === couponId)) return "CouponUnknown"
      return { ...attached, couponIds: [...new Set([...attached.couponIds, couponId])] }
    }
    case "removeCoupon":
      return { ...attached, couponIds: attached.couponIds.filter((id) => id !== command.couponId) }
  }
}
