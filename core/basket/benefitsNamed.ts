import { canonicalCode } from "../values/canonicalCode.ts"
import type { BasketCommand } from "./BasketCommand.ts"
import type { Attached } from "./KeptBasket.ts"

/**
 * Returns the voucher code, coupon id or card number in a command. Codes and numbers are in the canonical form
 * in which they are stored.
 */
export const namedBy = (command: BasketCommand): ReadonlyArray<string> => {
  if ("code" in command) return [canonicalCode(command.code)]
  if ("cardNumber" in command) return [canonicalCode(command.cardNumber)]
  if ("employeeCard" in command) return [canonicalCode(command.employeeCard)]
  return "couponId" in command ? [command.couponId] : []
}

/**
 * Returns the voucher code, the card numbers and the coupon ids in use in a basket. To run a command, a
 * basket store needs to load only these benefits and those that `namedBy` returns.
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
