import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { root } from "../architecture/sources.ts"
import { ask } from "./support/ask.ts"

const folder = join(root, "tests", "cli", "golden")

/** The time that the commands get from their clock: 21.11.2026, 12:00 in Germany. */
const time = Date.UTC(2026, 10, 21, 11)

/** One example of a golden file: a command line and its output. */
const examples = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), "utf8")
    .split(/^\$ heimwerk /mu)
    .slice(1)
    .map((example) => {
      const [line = "", ...output] = example.trimEnd().split("\n")
      return { line, output: output.join("\n") }
    }),
)

const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain = ""]) => quoted ?? plain)

/** Returns an output as golden files show it: JSON with line breaks, no no-break spaces and carriage returns. */
const readable = (stdout: string, line: string): string => {
  const text = line.endsWith("--json") ? JSON.stringify(JSON.parse(stdout), null, 2) : stdout
  return text.replaceAll("\u00a0", " ").replaceAll("\r", "").trimEnd()
}

describe("golden files of the command line", () => {
  it("every golden file shows a command as table, as JSON and as CSV", () => {
    assert.lengthOf(examples, readdirSync(folder).length * 3)
  })

  it.effect.each(examples)("the command prints its golden output: heimwerk $line", ({ line, output }) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(time)
      const { stderr, stdout } = yield* ask(...wordsOf(line))
      assert.strictEqual([readable(stdout, line), ...stderr].join("\n").trimEnd(), output)
    }),
  )
})
