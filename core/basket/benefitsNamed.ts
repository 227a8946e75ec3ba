import type { BasketCommand } from "./BasketCommand.ts"
import type { Attached } from "./KeptBasket.ts"

/**
 * Returns the voucher code, coupon id or card number that a command names. It is trimmed, because the shop
 * stores them without spaces.
 */
export const namedBy = (command: BasketCommand): ReadonlyArray<string> => {
  if ("code" in command) return [command.code.trim()]
  if ("cardNumber" in command) return [command.cardNumber.trim()]
  if ("employeeCard" in command) return [command.employeeCard.trim()]
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
}: Attached): ReadonlyArray<string> =>
  [voucherCode, loyaltyCardNumber, employeeCard, ...couponIds].filter((name) => name !== undefined)
