import { cellText, type FlatRow } from "./records.ts"

/**
 * Matches texts that a spreadsheet runs as a formula. Amounts with a sign, such as `- 30 €`, and telephone numbers are
 * no formulas.
 */
const formula = /^(?:[=@\t\r]|[+-](?!\s*\d[\d\s.,/()-]*[%€]?$))/u

const cell = (value: unknown): string => {
  const text = cellText(value)
  const safe = typeof value === "string" && formula.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formats rows as CSV (RFC 4180): commas, CRLF, quotes where needed, a heading line. Without rows the result
 * is empty. A text that a spreadsheet runs as a formula gets an apostrophe (OWASP, CSV injection).
 */
export const csv = (fields: ReadonlyArray<string>, rows: ReadonlyArray<FlatRow>): string =>
  rows.length === 0
    ? ""
    : [fields.map(cell), ...rows.map((row) => fields.map((field) => cell(row.get(field))))]
        .map((line) => `${line.join(",")}\r`)
        .join("\n")
