/**
 * Returns whether a text is a GTIN: 8, 12, 13 or 14 digits, of which the last is the check digit. The other digits
 * count three times and once in turn, from the right, and the sum ends in 0.
 */
export const isGtin = (text: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(text)) return false
  const sum = Array.from(text.padStart(14, "0"), Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
