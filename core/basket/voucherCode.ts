import { canonicalCode } from "../values/canonicalCode.ts"
import type { BasketCommand } from "./BasketCommand.ts"

/**
 * Default maximum length of a voucher code, in characters. A backend can send another one in `voucherConfig`
 * (forms and markets 9).
 */
export const voucherMaxLength = 12

/**
 * Returns a typed voucher code in its canonical form: upper case, without blanks and hyphens. Returns
 * `undefined` if it is empty or too long.
 * @stability unstable
 * @example
 * import { voucherCodeOf } from "@heimwerk/core/basket"
 *
 * voucherCodeOf(" heimwerk-5 ") // => "HEIMWERK5"
 * voucherCodeOf("") // => undefined
 */
export const voucherCodeOf = (text: string, maxLength: number = voucherMaxLength): string | undefined => {
  const code = canonicalCode(text)
  return code === "" || code.length > maxLength ? undefined : code
}

/**
 * Returns the command to send, with a typed voucher code or card number in its canonical form. Returns
 * `undefined` for a text that cannot be a voucher code.
 */
export const withCanonicalCode = (command: BasketCommand, maxLength: number): BasketCommand | undefined => {
  if ("cardNumber" in command) return { ...command, cardNumber: canonicalCode(command.cardNumber) }
  if ("employeeCard" in command) return { ...command, employeeCard: canonicalCode(command.employeeCard) }
  if (!("code" in command)) return command
  const code = voucherCodeOf(command.code, maxLength)
  return code === undefined ? undefined : { ...command, code }
}
