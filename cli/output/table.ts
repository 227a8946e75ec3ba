import { CliOutput } from "effect/cli"

import { styled, type StyledText } from "./colours.ts"
import { oneLine } from "./oneLine.ts"

/** A table column: heading, alignment, and whether it may shrink on a narrow screen. */
export interface Column {
  readonly title: string
  readonly align?: "right"
  readonly shrinks?: true
}

/** A cell of a table. */
export type Cell = string | StyledText

/** Matches texts whose characters are all one terminal cell wide. */
const plainText = /^[ -~\u00A0-\u00AC\u00AE-\u02AF\u2010-\u2027\u20AC]*$/u

/** Returns the width of a text in terminal cells. Most texts need no `Intl.Segmenter`, which is slow to create. */
const displayWidth = (text: string): number =>
  plainText.test(text) ? text.length : CliOutput.displayWidth(text)

const gap = "  "
/** Minimum width of a shrinking column, in characters. */
const least = 8

const cut = (text: string, width: number): string => {
  if (displayWidth(text) <= width) return text
  let kept = ""
  for (const { segment } of new Intl.Segmenter("de", { granularity: "grapheme" }).segment(text)) {
    if (displayWidth(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

const textOf = (cell: Cell | undefined): string =>
  oneLine(typeof cell === "object" ? cell.text : (cell ?? ""))

/**
 * Returns the column widths for a screen. Shortens the widest shrinkable column by one character at a time,
 * until a row fits or all shrinkable columns have the minimum width.
 */
const fitted = (
  natural: ReadonlyArray<number>,
  columns: ReadonlyArray<Column>,
  screen: number,
): ReadonlyArray<number> => {
  const widths = [...natural]
  let excess = natural.reduce((sum, width) => sum + width, gap.length * (natural.length - 1)) - screen
  for (; excess > 0; excess--) {
    const giving = widths.map((width, index) => (columns[index]?.shrinks === true ? width : 0))
    const widest = Math.max(...giving)
    if (widest <= least) break
    widths[giving.indexOf(widest)] = widest - 1
  }
  return widths
}

/**
 * Formats rows as aligned columns with headings. Returns an empty string if there are no rows. If the screen
 * width is known, shrinkable columns are cut with `…` until a row fits. In a pipe nothing is cut. Line breaks
 * and control characters of the cells become spaces. Headings and styled cells have ANSI codes.
 */
export const table = (
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
  screen?: number,
): string => {
  if (rows.length === 0) return ""
  const headings = columns.map(({ title }): StyledText => ({ text: title, style: "heading" }))
  const cells = [...(headings.some(({ text }) => text !== "") ? [headings] : []), ...rows]
  const natural = columns.map((_, index) =>
    Math.max(0, ...cells.map((row) => displayWidth(textOf(row[index])))),
  )
  const widths = screen === undefined ? natural : fitted(natural, columns, screen)
  const line = (row: ReadonlyArray<Cell>): string =>
    columns
      .map(({ align }, index) => {
        const [cell, width = 0] = [row[index], widths[index]]
        const text = cut(textOf(cell), width)
        const blanks = " ".repeat(Math.max(0, width - displayWidth(text)))
        const shown = typeof cell === "object" ? styled(cell.style, text) : text
        return align === "right" ? blanks + shown : shown + blanks
      })
      .join(gap)
      .trimEnd()
  return cells.map(line).join("\n")
}
