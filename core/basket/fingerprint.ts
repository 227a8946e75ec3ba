import type { BasketCommand } from "./BasketCommand.ts"
import type { NewLine } from "./Basket.ts"
import { lineItemIdOf } from "./StoredLine.ts"

const textOf = (line: NewLine): string => `${lineItemIdOf(line)} ${line.quantity}`

const argumentOf = (command: BasketCommand): string => {
  switch (command.kind) {
    case "add":
      return textOf(command.line)
    case "addMany":
      return command.lines.map(textOf).join(" ")
    case "update":
      return `${command.lineItemId} ${command.quantity}`
    case "remove":
      return command.lineItemId
    case "addVoucher":
      return command.code
    case "addLoyaltyCard":
      return command.cardNumber
    case "addEmployeeCard":
      return command.employeeCard
    case "addCoupon":
    case "removeCoupon":
      return command.couponId
    case "checkAvailability":
      return command.marketId ?? ""
    case "removeVoucher":
    case "removeLoyaltyCard":
    case "removeEmployeeCard":
      return ""
  }
}

/** Tells two commands apart that carry the same key: equal text means the same command. */
export const fingerprintOf = (command: BasketCommand): string => `${command.kind} ${argumentOf(command)}`
