import { canonicalCode } from "../values/canonicalCode.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import type { Attached } from "./KeptBasket.ts"

/**
 * Returns the voucher code, coupon id or card number that a command names. Codes and numbers are
 * in their canonical form, by which a store finds them.
 */
export const namedBy = (command: BasketCommand): ReadonlyArray<string> => {
  if ("code" in command) return [canonicalCode(command.code)]
  if ("cardNumber" in command) return [canonicalCode(command.cardNumber)]
  if ("employeeCard" in command) return [canonicalCode(command.employeeCard)]
  return "couponId" in command ? [command.couponId] : []
}

/**
 * Returns the codes and numbers of the vouchers, coupons and cards in use in a basket. A store needs to look
 * up only these and those of `namedBy`.
 */
export const namedIn = ({
  couponIds,
  employeeCard,
  loyaltyCardNumber,
  voucherCode,
}: Attached): ReadonlyArray<string> => [
  ...[voucherCode, loyaltyCardNumber, employeeCard].flatMap((name) => name ?? []).map(canonicalCode),
  ...couponIds,
]
