const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
}

const character = (whole: string, code: string): string => {
  const number = Number(code.replace(/^x/iu, "0x"))
  return number >= 32 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : whole
}

/**
 * Converts third-party HTML to plain text for a terminal: the first line, then the other lines as a list.
 * Removes tags and decodes common entities. The result is never used as HTML.
 */
export const plainText = (html: string): string => {
  const [first = "", ...rest] = html
    .replace(/<\/?(?:br|p|ul|ol|li|div|h\d)\b[^<>]*>/giu, "\n")
    .replace(/<[^<>]*>/gu, "")
    .replace(/&#(x?[\da-f]{1,6});/giu, character)
    .replace(/&([a-z]+);/giu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return rest.length === 0 ? first : `${first}: ${rest.join(", ")}`
}
