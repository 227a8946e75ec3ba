import { isUtf8 } from "node:buffer"

/** Returns the message about a file that is not UTF-8. Excel saves CSV files as Windows-1252 unless told otherwise. */
export const notUtf8 = (file: string): string =>
  file.endsWith(".csv")
    ? "Die Datei ist nicht in UTF-8 gespeichert. Speichere sie in Excel als „CSV UTF-8“."
    : "Die Datei ist nicht in UTF-8 gespeichert. Bitte in UTF-8 speichern."

/** Returns whether a file begins with the byte order mark of UTF-16 (little-endian). The CSV parser reads such files. */
export const isUtf16 = (start: Buffer | undefined): boolean => start?.[0] === 0xff && start[1] === 0xfe

/**
 * Returns the index of the first line that is not UTF-8, or 0. The first line may begin and the last line may end inside
 * of a character.
 */
const wrongLineIn = (part: Buffer): number => {
  const lines = part
    .toString("latin1")
    .replace(/^[\u0080-\u00BF]{1,3}/u, "")
    .split("\n")
  return Math.max(
    0,
    lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))),
  )
}

const lineEnds = (part: Buffer): number => {
  let count = 0
  for (let place = part.indexOf(10); place >= 0; place = part.indexOf(10, place + 1)) count += 1
  return count
}

/**
 * Makes a function that takes the parts of a file, and `undefined` at its end. It returns the number of the first line
 * that is not UTF-8, or `undefined` if all parts are valid so far.
 */
export const utf8Check = () => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let line = 1
  return (part: Buffer | undefined): number | undefined => {
    try {
      decoder.decode(part, { stream: part !== undefined })
    } catch {
      return part === undefined ? line : line + wrongLineIn(part)
    }
    if (part !== undefined) line += lineEnds(part)
    return undefined
  }
}
