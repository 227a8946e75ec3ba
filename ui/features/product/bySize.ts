/** What a unit is worth in the one it is compared in. */
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
 * The order of the articles of a series: sizes from small to large over their units (`375 ml` before `2,5 l`), everything
 * else by its words. It does not depend on which of them is looked at, so a choice stays where it was.
 */
export const bySize = (a: string, b: string): number => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  if (first !== undefined && second !== undefined) return first - second
  return a.localeCompare(b, "de", { numeric: true })
}
