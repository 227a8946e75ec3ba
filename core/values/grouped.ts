/** Writes a whole number from 0 with a dot before each group of three digits: `1.234.567`. */
export const grouped = (whole: number): string => {
  let rest = String(whole)
  let text = ""
  while (rest.length > 3) {
    text = `.${rest.slice(-3)}${text}`
    rest = rest.slice(0, -3)
  }
  return rest + text
}
