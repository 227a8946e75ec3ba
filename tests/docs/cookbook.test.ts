import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../architecture/sources.ts"
import { ask } from "../cli/support/ask.ts"

const text = readFileSync(join(root, "docs", "cookbook.md"), "utf8")

const recipes = [...text.matchAll(/^## (.+)\n\n```console\n\$ heimwerk (.+)\n([^`]+)\n```$/gmu)].map(
  ([, question = "", line = "", output = ""]) => ({ question, line, output }),
)

const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain = ""]) => quoted ?? plain)

/**
 * Replaces no-break spaces by spaces, and removes the carriage returns of CSV and blanks at the end, because the
 * page contains none of them.
 */
const readable = (output: string): string => output.replaceAll("\u00a0", " ").replaceAll("\r", "").trimEnd()

describe("docs/cookbook.md", () => {
  it("the cookbook answers at least 20 questions", () => {
    assert.isAtLeast(recipes.length, 20)
    assert.lengthOf(recipes, text.split("\n## ").length - 1)
  })

  it.effect.each(recipes)("the cookbook shows the output of heimwerk $line", ({ line, output }) =>
    Effect.gen(function* () {
      const { stderr, stdout } = yield* ask(...wordsOf(line))
      const printed = [stdout, ...stderr].filter((part) => part !== "").join("\n")
      assert.strictEqual(readable(printed), output)
    }),
  )
})
