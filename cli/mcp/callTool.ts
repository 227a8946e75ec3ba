import * as Effect from "effect/Effect"

import { StandardInput } from "../input/textFile.ts"
import { answersOf } from "./Program.ts"
import { commandLine, type Tool } from "./tools.ts"

/** The result of a call: the lines that the command prints, and whether the command has no answer. */
interface ToolResult {
  readonly text: string
  readonly isError: boolean
}

/**
 * Runs the command of a tool and returns its JSON. Remarks follow the JSON, because they may say that the
 * answer is for another place. If the command prints only messages, the result is an error.
 */
export const callTool = Effect.fnUntraced(function* (
  tool: Tool,
  values: Readonly<Record<string, unknown>>,
  shop: ReadonlyArray<string>,
) {
  const line = commandLine(tool, values)
  if (typeof line === "string") return { text: line, isError: true } satisfies ToolResult
  const { answers, remarks } = yield* answersOf([...shop, ...line.args]).pipe(
    Effect.provideService(StandardInput, line.input),
  )
  return { text: [...answers, ...remarks].join("\n"), isError: answers.length === 0 } satisfies ToolResult
})
