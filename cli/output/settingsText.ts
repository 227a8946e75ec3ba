import type { SettingState } from "@heimwerk/server/settings/overview.ts"

import { styled } from "./colours.ts"
import { bullets } from "./facts.ts"
import { isTooWide } from "./isTooWide.ts"
import { oneLine } from "./oneLine.ts"
import { type Cell, table } from "./table.ts"

/** A setting with the source of its value. */
export interface SettingRow extends SettingState {
  readonly source: "default" | "environment" | "file"
}

const columns = [
  { title: "Variable" },
  { title: "Wert" },
  { title: "Quelle" },
  { title: "Standard" },
  { title: "Bedeutung" },
] as const

const sources: Readonly<Record<SettingRow["source"], string>> = {
  default: "Standard",
  environment: "Umgebung",
  file: "Datei",
}

const valueCell = ({ default: usual, isSet, problem, unit, value }: SettingRow): Cell => {
  if (problem !== null) return { text: isSet ? "ungültig" : "fehlt", style: "bad" }
  if (value === null) return isSet ? "gesetzt" : usual
  return unit === null ? value : `${value} ${unit}`
}

const sourceCell = ({ isIgnored, source }: SettingRow): Cell =>
  isIgnored ? { text: `${sources[source]}, ohne Wirkung`, style: "warning" } : sources[source]

const textOf = (cell: Cell): string => (typeof cell === "string" ? cell : styled(cell.style, cell.text))

const paragraph = (row: SettingRow): string =>
  `${styled("heading", row.name)}: ${textOf(valueCell(row))} (${textOf(sourceCell(row))})\n  ${oneLine(row.meaning)} Standard: ${row.default}.`

/** Formats settings as a table, or as a list on a screen that is too narrow for the meanings. */
export const settingsText = (rows: ReadonlyArray<SettingRow>, width: number | undefined): string => {
  const whole = table(
    columns,
    rows.map((row) => [row.name, valueCell(row), sourceCell(row), row.default, row.meaning]),
  )
  return (
    (isTooWide(whole, width) ? rows.map(paragraph).join("\n") : whole) +
    bullets(
      "Was der Server ablehnt",
      rows.flatMap(({ problem }) => problem ?? []),
    )
  )
}
