import { cellText, type FlatRow } from "./records.ts"

/**
 * Matches texts that a spreadsheet runs as a formula. A German one also starts a cell after a semicolon, and after the
 * quote or line break that then ends a cell. Amounts with a sign, such as `- 30 €`, and telephone numbers are no
 * formulas.
 */
const formula = /^[\t\r]|(?:^|(?<=[;\t"\r\n]))(?:[=@]|[+-](?!\s*\d[\d\s.,/()-]*[%€]?(?:$|[;\t"\r\n])))/gu

/**
 * Control characters except tabs and line breaks, and the characters that reverse the direction of text. Other format
 * characters stay, because they are parts of words and emojis.
 */
const terminalControl = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** Prints a carriage return without a line feed as a line feed: on a terminal it overwrites its line. */
const printable = (text: string): string =>
  text.replaceAll(terminalControl, "").replaceAll(/\r(?!\n)/gu, "\n")

const cell = (value: unknown): string => {
  const text = printable(cellText(value))
  const safe = typeof value === "number" ? text : text.replaceAll(formula, "'$&")
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formats rows as CSV (RFC 4180): commas, CRLF, quotes where needed, a heading line. Without rows the result
 * is empty. A text that a spreadsheet runs as a formula gets an apostrophe (OWASP, CSV injection). Control characters that
 * are no tabs or line breaks are left out, so that a text that a visitor typed cannot control the terminal.
 */
export const csv = (fields: ReadonlyArray<string>, rows: ReadonlyArray<FlatRow>): string =>
  rows.length === 0
    ? ""
    : [fields.map(cell), ...rows.map((row) => fields.map((field) => cell(row.get(field))))]
        .map((line) => `${line.join(",")}\r`)
        .join("\n")
