import type { AttachCommand } from "./BasketCommand.ts"
import type { Benefits } from "./Benefits.ts"
import type { Attached } from "./KeptBasket.ts"
import { voucherCodeOf } from "./voucherCode.ts"

/** Why nothing is attached; reasons of `BasketError`. */
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

const addVoucher = (
  attached: Attached,
  text: string,
  goods: number,
  { vouchers, vouchersEnabled }: Benefits,
): Attached | AttachRefusal => {
  if (!vouchersEnabled) return "VouchersDisabled"
  const voucherCode = voucherCodeOf(text)
  if (voucherCode === undefined) return "VoucherInvalid"
  const voucher = vouchers.find(({ code }) => code === voucherCode)
  if (voucher === undefined) return "VoucherUnknown"
  return goods < (voucher.worth.minimumSum ?? 0) ? "VoucherTooEarly" : { ...attached, voucherCode }
}

/**
 * What is attached after a command (storefront 4, basket actions): a voucher replaces the one before, and is refused while
 * the goods cost less than it asks for; a card replaces the one before; a coupon in use stays in use once. Only cards,
 * vouchers and coupons the shop knows are taken; taking off what is not there changes nothing.
 *
 * @param goods what the lines cost before discounts, in cents
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
      const loyaltyCardNumber = command.cardNumber.trim()
      if (!benefits.loyaltyCards.includes(loyaltyCardNumber)) return "LoyaltyCardUnknown"
      return { ...attached, loyaltyCardNumber }
    }
    case "removeLoyaltyCard":
      return without(attached, "loyaltyCardNumber")
    case "addEmployeeCard": {
      const employeeCard = command.employeeCard.trim()
      if (!benefits.employeeCards.includes(employeeCard)) return "EmployeeCardUnknown"
      return { ...attached, employeeCard }
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
