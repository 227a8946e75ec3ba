import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { ask } from "./support/ask.ts"

/** Commands whose examples can run here, because they answer from the demonstration data. */
const commands = [
  "",
  "markets list",
  "markets near",
  "markets hours",
  "markets show",
  "markets explain",
  "places",
  "prices explain",
  "prices flag",
  "products search",
  "products show",
  "search explain",
  "forms list",
]

/** Returns the words of the examples in a help text, as a shell splits them. */
const examplesIn = (help: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...(help.split("\nBeispiele\n")[1] ?? "").matchAll(/^ {2}heimwerk (.+?)(?: {2}.*)?$/gmu)].map(
    ([, line = ""]) =>
      [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
  )

describe("the examples in the help texts", () => {
  it.effect.each(commands)(
    "the help of the command „heimwerk %s“ has examples, and each example finds an answer",
    (command) =>
      Effect.gen(function* () {
        // 21.11.2026, 12:00 in Germany: a Saturday with open markets.
        yield* TestClock.setTime(Date.UTC(2026, 10, 21, 11))
        const examples = examplesIn((yield* ask(...command.split(" ").filter(Boolean), "--help")).stdout)
        assert.isNotEmpty(examples)
        for (const words of examples) {
          const { code, stderr } = yield* ask(...words)
          assert.deepStrictEqual([words, code, stderr], [words, 0, []])
        }
      }),
  )
})
