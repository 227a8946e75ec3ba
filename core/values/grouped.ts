/** Writes a non-negative whole number with dots between groups of three digits: `1.234.567`. */
export const grouped = (whole: number): string => {
  let rest = String(whole)
  let text = ""
  while (rest.length > 3) {
    text = `.${rest.slice(-3)}${text}`
    rest = rest.slice(0, -3)
  }
  return rest + text
}
