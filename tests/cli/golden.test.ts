import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { checkExample, examplesIn } from "./support/goldenFiles.ts"

/** The time that the commands get from their clock: 21.11.2026, 12:00 in Germany. */
const time = Date.UTC(2026, 10, 21, 11)

const examples = examplesIn("golden")

describe("golden files of the command line", () => {
  it("every golden file shows a command as table, as JSON and as CSV", () => {
    const files = Map.groupBy([...examples, ...examplesIn("goldenShop")], ({ file }) => file)
    for (const [file, { length }] of files) assert.strictEqual(length, 3, file)
  })

  it.effect.each(examples)("the command prints its golden output: heimwerk $line", (example) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(time)
      yield* checkExample(example)
    }),
  )
})
