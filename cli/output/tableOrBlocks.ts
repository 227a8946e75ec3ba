import { isTooWide } from "./isTooWide.ts"
import { printableLines } from "./oneLine.ts"
import { type Column, table } from "./table.ts"

/**
 * Formats rows as a table, or each row as a block of lines with headings if the table is wider than the screen. No text
 * is cut, and a block has no line for an empty text. Further lines of a text are indented by 2 blanks.
 *
 * @param width the width of the screen; `undefined` in a pipe, where every table fits
 */
export const tableOrBlocks = (
  columns: ReadonlyArray<Pick<Column, "title">>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  width: number | undefined,
): string => {
  const whole = table(columns, rows)
  const block = (row: ReadonlyArray<string>) =>
    columns.flatMap(({ title }, index) => {
      const [first = "", ...more] = printableLines(row[index] ?? "")
      return first === "" && more.length === 0
        ? []
        : [`${title}: ${first}`, ...more.map((line) => `  ${line}`)]
    })
  return isTooWide(whole, width) ? rows.map((row) => block(row).join("\n")).join("\n\n") : whole
}
