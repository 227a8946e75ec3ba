import { CliOutput } from "effect/cli"

import { oneLine } from "./oneLine.ts"

/** A table column: heading, alignment, and whether it may shrink on a narrow screen. */
export interface Column {
  readonly title: string
  readonly align?: "right"
  readonly shrinks?: true
}

const { displayWidth } = CliOutput
const gap = "  "
/** Minimum width of a shrinking column, in characters. */
const least = 8
const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" })

const cut = (text: string, width: number): string => {
  if (displayWidth(text) <= width) return text
  let kept = ""
  for (const { segment } of graphemes.segment(text)) {
    if (displayWidth(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

const pad = (text: string, width: number, align: "right" | undefined): string => {
  const blanks = " ".repeat(Math.max(0, width - displayWidth(text)))
  return align === "right" ? blanks + text : text + blanks
}

/** Shortens the widest shrinkable column by one character at a time until a row fits on the screen. */
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
 * and control characters become spaces.
 */
export const table = (
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  screen?: number,
): string => {
  if (rows.length === 0) return ""
  const headings = columns.map(({ title }) => title)
  const cells = [
    ...(headings.some((title) => title !== "") ? [headings] : []),
    ...rows.map((row) => row.map(oneLine)),
  ]
  const natural = columns.map((_, index) =>
    Math.max(0, ...cells.map((row) => displayWidth(row[index] ?? ""))),
  )
  const widths = screen === undefined ? natural : fitted(natural, columns, screen)
  const line = (row: ReadonlyArray<string>): string =>
    columns
      .map(({ align }, index) => pad(cut(row[index] ?? "", widths[index] ?? 0), widths[index] ?? 0, align))
      .join(gap)
      .trimEnd()
  return cells.map(line).join("\n")
}
