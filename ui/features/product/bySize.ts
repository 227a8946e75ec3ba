/** Factors that convert units to a common unit. */
const worth: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  ml: 0.001,
  l: 1,
  g: 0.001,
  kg: 1,
}

const sizeOf = (label: string): number | undefined => {
  const [, number, unit] = /^(\d+(?:,\d+)?)\s*(\S*)$/u.exec(label) ?? []
  return number === undefined ? undefined : Number(number.replace(",", ".")) * (worth[unit ?? ""] ?? 1)
}

/**
 * Compares articles of a series: sizes from small to large across units (`375 ml` before `2,5 l`), others
 * alphabetically. The order is the same on every article's page, so options keep their place.
 */
export const bySize = (a: string, b: string): number => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  if (first !== undefined && second !== undefined) return first - second
  return a.localeCompare(b, "de", { numeric: true })
}
