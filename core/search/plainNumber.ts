/**
 * Parses a number in German notation: `1.500` is 1500, `1.5` and `1,5` are 1.5. Zeros at the end of the decimals are
 * removed: `2,0` is 2. A number with several points, such as a version, stays.
 */
export const plainNumber = (text: string): string => {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(text)
    ? text.replaceAll(".", "").replace(",", ".")
    : text.replaceAll(",", ".")
  // The lookbehind keeps the time linear.
  return /^\d+\.\d+$/u.test(plain) ? plain.replace(/\.?(?<!0)0+$/u, "") : plain
}
