import { assert, describe, it } from "@effect/vitest"
import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"

/** Commands that print different output: a table, an explanation, facts, and a table of chosen fields. */
const commands = [
  ["markets", "near", "50667", "--at", "2026-11-21T12:00"],
  ["markets", "explain", "Tübingen", "--at", "2026-12-25"],
  ["markets", "hours", "Tübingen", "--at", "2026-12-24T12:00"],
  ["markets", "near", "50667", "--at", "2026-11-21T12:00", "--fields", "id,name,status"],
] as const

describe("the width of the terminal", () => {
  it.effect.each(commands.map((words) => [words.join(" "), words] as const))(
    "heimwerk %s prints every row without an error at terminal widths from 0 to 400 columns",
    ([, words]) =>
      Effect.gen(function* () {
        const whole = yield* ask(...words)
        for (const width of [0, 1, 20, 40, 79, 80, 120, 200, 400]) {
          const shown = yield* Effect.provideService(ask(...words), ScreenWidth, width)
          assert.strictEqual(shown.code, 0)
          assert.isAtLeast(shown.stdout.split("\n").length, whole.stdout.split("\n").length - 1)
          if (width >= 200) assert.deepStrictEqual(shown, whole)
        }
      }),
  )
})
