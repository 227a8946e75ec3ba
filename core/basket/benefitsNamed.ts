import type { BasketCommand } from "./BasketCommand.ts"
import type { Attached } from "./KeptBasket.ts"

/** What a command names among the shop's vouchers, coupons and cards, as the shop writes it: without blanks around it. */
export const namedBy = (command: BasketCommand): ReadonlyArray<string> => {
  switch (command.kind) {
    case "addVoucher":
      return [command.code.trim()]
    case "addLoyaltyCard":
      return [command.cardNumber.trim()]
    case "addEmployeeCard":
      return [command.employeeCard.trim()]
    case "addCoupon":
      return [command.couponId]
    default:
      return []
  }
}

/** What a basket has in use among the shop's vouchers, coupons and cards; with `namedBy` all a keeper has to look up. */
export const namedIn = ({
  couponIds,
  employeeCard,
  loyaltyCardNumber,
  voucherCode,
}: Attached): ReadonlyArray<string> =>
  [voucherCode, loyaltyCardNumber, employeeCard, ...couponIds].filter((name) => name !== undefined)
