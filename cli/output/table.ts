/** One column of a table; numbers read better on the right. */
export interface Column<Row> {
  readonly title: string
  readonly text: (row: Row) => string
  readonly align?: "right"
}

/** Rows under their titles, as wide as they need to be, two blanks apart. */
export const table = <Row>(columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>): string => {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)))
  const cell = (text: string, index: number): string => {
    const width = widths[index] ?? 0
    return columns[index]?.align === "right" ? text.padStart(width) : text.padEnd(width)
  }
  return lines.map((cells) => cells.map(cell).join("  ").trimEnd()).join("\n")
}

/** Names and values under each other; what is empty is left out. */
export const record = (pairs: ReadonlyArray<readonly [name: string, value: string]>): string => {
  const shown = pairs.filter(([, value]) => value !== "")
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n")
}
