import type { BasketItem } from "./Basket.ts"
import type { BasketCommand, LineCommand } from "./BasketCommand.ts"
import type { ErrorKey } from "./OptimisticState.ts"

export const isLineCommand = (command: BasketCommand): command is LineCommand =>
  "line" in command || "lines" in command || "lineItemId" in command

/** Returns the lines that a basket command adds. */
export const addedBy = (command: BasketCommand): ReadonlyArray<BasketItem> => {
  if ("line" in command) return [command.line]
  return "lines" in command ? command.lines : []
}

const errorKeys: ReadonlyArray<readonly [ending: string, ErrorKey]> = [
  ["Voucher", "voucher"],
  ["LoyaltyCard", "loyaltyCard"],
  ["EmployeeCard", "employeeCard"],
]

/**
 * Returns the error key of a basket command that changes no line. Vouchers, loyalty cards and employee cards
 * have a key each; all other commands have `generic`.
 */
export const errorKeyOf = ({ kind }: BasketCommand): ErrorKey =>
  errorKeys.find(([ending]) => kind.endsWith(ending))?.[1] ?? "generic"

/** Returns whether the page gives the command by itself: the stock check. The visitor expects no message about it. */
export const isBackgroundCommand = ({ kind }: BasketCommand): boolean => kind.startsWith("check")
