import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"
import { ask } from "./ask.ts"

/** One example of a golden file: a command line and its output. */
export interface Example {
  readonly file: string
  readonly line: string
  readonly output: string
}

/**
 * A text of this run, such as an order number or a folder, and the text that golden files show instead. A pattern
 * replaces only texts of the output.
 */
export type Replacement = readonly [actual: string | RegExp, shown: string]

/** Returns the examples of all golden files in a folder of `tests/cli`. */
export const examplesIn = (folder: string): ReadonlyArray<Example> =>
  readdirSync(join(root, "tests", "cli", folder)).flatMap((file) =>
    readFileSync(join(root, "tests", "cli", folder, file), "utf8")
      .split(/^\$ heimwerk /mu)
      .slice(1)
      .map((example) => {
        const [line = "", ...output] = example.trimEnd().split("\n")
        return { file: file.replace(".txt", ""), line, output: output.join("\n") }
      }),
  )

const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain = ""]) => quoted ?? plain)

/**
 * Returns an output as golden files show it: JSON on several lines, spaces for no-break spaces, and no carriage
 * returns.
 */
const readable = (stdout: string, line: string): string => {
  const text = line.endsWith("--json") ? JSON.stringify(JSON.parse(stdout), null, 2) : stdout
  return text.replaceAll("\u00a0", " ").replaceAll("\r", "").trimEnd()
}

/** Runs the command line of an example and compares its output and error lines with the example's output. */
export const checkExample = Effect.fnUntraced(function* (
  { line, output }: Example,
  replacements: ReadonlyArray<Replacement> = [],
) {
  const typed = replacements.reduce(
    (text, [actual, shown]) => (typeof actual === "string" ? text.replaceAll(shown, actual) : text),
    line,
  )
  const { stderr, stdout } = yield* ask(...wordsOf(typed))
  const printed = [readable(stdout, line), ...stderr].join("\n").trimEnd()
  const shown = replacements.reduce((text, [actual, instead]) => text.replaceAll(actual, instead), printed)
  assert.strictEqual(shown, output, line)
})
