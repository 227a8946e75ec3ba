import type { BasketCommand } from "./BasketCommand.ts"

/** The most characters a voucher code has, unless the shop is configured otherwise (forms and markets 9). */
export const voucherMaxLength = 12

/**
 * A typed voucher code without blanks around it; `undefined` when nothing or too much is left.
 * @stability unstable
 */
export const voucherCodeOf = (text: string, maxLength: number = voucherMaxLength): string | undefined => {
  const code = text.trim()
  return code === "" || code.length > maxLength ? undefined : code
}

/** Returns the command to send, with its typed voucher code trimmed; `undefined` when the text cannot be a code. */
export const withVoucherCode = (command: BasketCommand, maxLength: number): BasketCommand | undefined => {
  if (!("code" in command)) return command
  const code = voucherCodeOf(command.code, maxLength)
  return code === undefined ? undefined : { ...command, code }
}
