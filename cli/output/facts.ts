import { oneLine } from "./oneLine.ts"
import { table } from "./table.ts"

/** Names with their values beneath each other; those without a value are left out. */
export const facts = (entries: ReadonlyArray<readonly [name: string, value: string | undefined]>): string =>
  table(
    [{ title: "" }, { title: "" }],
    entries.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  )

/** A headed list, empty when there is nothing to list. */
export const bullets = (title: string, lines: ReadonlyArray<string>): string =>
  lines.length === 0 ? "" : `\n\n${title}\n${lines.map((line) => `- ${oneLine(line)}`).join("\n")}`
