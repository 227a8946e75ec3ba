import type { Explanation } from "../explain/Explanation.ts"
import { styled } from "./colours.ts"
import { isTooWide } from "./isTooWide.ts"
import { oneLine } from "./oneLine.ts"
import { table } from "./table.ts"

const columns = [{ title: "Regel" }, { title: "Ergebnis" }, { title: "Warum" }, { title: "Quelle" }] as const

/**
 * Formats an explanation: its answer, and one row per rule. A screen that is too narrow for the table gets a
 * list, because a reason must not be cut.
 */
export const explanationText = (
  { answer, steps, subject }: Explanation,
  width: number | undefined,
): string => {
  const rows = table(
    columns,
    steps.map(({ because, result, rule, source }) => [rule, result, because, source]),
  )
  const list = steps
    .map(({ because, result, rule, source }) => oneLine(`${rule}: ${result}. ${because} (${source})`))
    .join("\n")
  return `${styled("heading", oneLine(subject))}\n${oneLine(answer)}\n\n${isTooWide(rows, width) ? list : rows}`
}
