import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"
import { ask } from "./ask.ts"

/** One example of a golden file: a command line and its output. */
export interface Example {
  /** Name of the file without its extension: `markets-near`. */
  readonly file: string
  /** Path of the file from the root. */
  readonly path: string
  /** Number of examples before this one in the file. */
  readonly index: number
  readonly line: string
  readonly output: string
}

/**
 * A text of this run, such as an order number or a folder, and the text that golden files show instead. A pattern
 * replaces only texts of the output.
 */
export type Replacement = readonly [actual: string | RegExp, shown: string]

const prompt = "$ heimwerk "

/** Returns the texts of a golden file's examples, each without the prompt. */
const textsIn = (path: string): ReadonlyArray<string> =>
  readFileSync(join(root, path), "utf8")
    .split(/^\$ heimwerk /mu)
    .slice(1)
    .map((text) => text.trimEnd())

/** Returns the examples of all golden files in a folder of `tests/cli`. */
export const examplesIn = (folder: string): ReadonlyArray<Example> =>
  readdirSync(join(root, "tests", "cli", folder)).flatMap((name) => {
    const path = `tests/cli/${folder}/${name}`
    return textsIn(path).map((text, index) => {
      const [line = "", ...output] = text.split("\n")
      return { file: name.replace(".txt", ""), path, index, line, output: output.join("\n") }
    })
  })

/** Writes an output into the golden file of its example. */
const write = ({ index, line, path }: Example, output: string) => {
  const texts = textsIn(path).with(index, `${line}\n${output}`.trimEnd())
  writeFileSync(join(root, path), `${texts.map((text) => `${prompt}${text}`).join("\n\n")}\n`)
}

/** Returns the message of a failed comparison: the golden file, the first line that differs, and what to do. */
export const differenceOf = ({ line, output, path }: Example, printed: string): string => {
  const inFile = output.split("\n")
  const inOutput = printed.split("\n")
  const differing = inFile.findIndex((text, index) => text !== inOutput[index])
  const first = differing === -1 ? inFile.length : differing
  return [
    `${path} differs from the output of: heimwerk ${line}`,
    `The file has:       ${inFile[first] ?? "no more lines"}`,
    `The command prints: ${inOutput[first] ?? "no more lines"}`,
    "`npm run golden` writes the present outputs into all golden files.",
  ].join("\n")
}

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

/**
 * Runs the command line of an example and compares its output and error lines with the example's output. With
 * `WRITE_GOLDEN=1`, which `npm run golden` sets, it writes them into the golden file instead.
 */
export const checkExample = Effect.fnUntraced(function* (
  example: Example,
  replacements: ReadonlyArray<Replacement> = [],
) {
  const { line, output } = example
  const typed = replacements.reduce(
    (text, [actual, shown]) => (typeof actual === "string" ? text.replaceAll(shown, actual) : text),
    line,
  )
  const { stderr, stdout } = yield* ask(...wordsOf(typed))
  const printed = [readable(stdout, line), ...stderr].join("\n").trimEnd()
  const shown = replacements.reduce((text, [actual, instead]) => text.replaceAll(actual, instead), printed)
  if (process.env["WRITE_GOLDEN"] === "1") write(example, shown)
  else assert.strictEqual(shown, output, differenceOf(example, shown))
})
