import type { BasketCommand } from "./BasketCommand.ts"

/**
 * Default maximum length of a voucher code, in characters. The shop can configure another one (forms and
 * markets 9).
 */
export const voucherMaxLength = 12

/**
 * Returns a typed voucher code, trimmed. Returns `undefined` if it is empty or too long.
 * @stability unstable
 */
export const voucherCodeOf = (text: string, maxLength: number = voucherMaxLength): string | undefined => {
  const code = text.trim()
  return code === "" || code.length > maxLength ? undefined : code
}

/**
 * Returns the command to send: a voucher code is trimmed. Returns `undefined` if the typed text cannot be a
 * code.
 */
export const withVoucherCode = (command: BasketCommand, maxLength: number): BasketCommand | undefined => {
  if (!("code" in command)) return command
  const code = voucherCodeOf(command.code, maxLength)
  return code === undefined ? undefined : { ...command, code }
}
