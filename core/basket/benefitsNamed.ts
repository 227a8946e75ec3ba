import type { BasketCommand } from "./BasketCommand.ts"
import type { Attached } from "./KeptBasket.ts"

/**
 * Returns the voucher, coupon or card that a command names, trimmed: the shop stores codes and numbers
 * without spaces.
 */
export const namedBy = (command: BasketCommand): ReadonlyArray<string> => {
  if ("code" in command) return [command.code.trim()]
  if ("cardNumber" in command) return [command.cardNumber.trim()]
  if ("employeeCard" in command) return [command.employeeCard.trim()]
  return "couponId" in command ? [command.couponId] : []
}

/**
 * Returns the vouchers, coupons and cards in use in a basket. A store needs to look up only these and those
 * of `namedBy`.
 */
export const namedIn = ({
  couponIds,
  employeeCard,
  loyaltyCardNumber,
  voucherCode,
}: Attached): ReadonlyArray<string> =>
  [voucherCode, loyaltyCardNumber, employeeCard, ...couponIds].filter((name) => name !== undefined)
