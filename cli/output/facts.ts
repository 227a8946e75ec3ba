import { styled } from "./colours.ts"
import { oneLine } from "./oneLine.ts"
import { table } from "./table.ts"

/** Formats names and values in two columns. Entries without a value are omitted. */
export const facts = (entries: ReadonlyArray<readonly [name: string, value: string | undefined]>): string =>
  table(
    [{ title: "" }, { title: "" }],
    entries.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  )

/** Formats lines as a list with a heading. Returns an empty string if there are no lines. */
export const bullets = (title: string, lines: ReadonlyArray<string>): string =>
  lines.length === 0
    ? ""
    : `\n\n${styled("heading", title)}\n${lines.map((line) => `- ${oneLine(line)}`).join("\n")}`
