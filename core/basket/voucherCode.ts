/** The most characters a voucher code has, unless the shop is configured otherwise (forms and markets 9). */
export const voucherMaxLength = 12

/** A typed voucher code without blanks around it; `undefined` when nothing or too much is left. */
export const voucherCodeOf = (text: string, maxLength: number = voucherMaxLength): string | undefined => {
  const code = text.trim()
  return code === "" || code.length > maxLength ? undefined : code
}
