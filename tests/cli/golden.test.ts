import { assert, describe, it } from "@effect/vitest"
import { loadProgram } from "@heimwerk/cli/commands.ts"
import { Surroundings } from "@heimwerk/cli/shop/profiles.ts"
import { Effect } from "effect"
import type { Command } from "effect/cli"
import { TestClock } from "effect/testing"

import { root } from "../architecture/sources.ts"
import { checkExample, differenceOf, examplesIn } from "./support/goldenFiles.ts"

/** The time that the commands get from their clock: 21.11.2026, 12:00 in Germany. */
const time = Date.UTC(2026, 10, 21, 11)

const examples = examplesIn("golden")

/**
 * Commands that never print a table, JSON or CSV: `mcp` speaks a protocol over stdio, and `complete` prints
 * values for a shell.
 */
const others = ["complete", "mcp"]

/**
 * Returns the names of the commands below a command that have no sub-commands themselves, each with its
 * parents: `markets-near`.
 */
const namesIn = (
  command: Command.Command.Any,
  parents: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const inner = command.subcommands.flatMap(({ commands }) => commands)
  return inner.length === 0
    ? [parents.join("-")]
    : inner.flatMap((each) => namesIn(each, [...parents, each.name]))
}

describe("golden files of the command line", () => {
  it("every command except complete and mcp has a golden file with at least three examples", async () => {
    const files = Map.groupBy([...examples, ...examplesIn("goldenShop")], ({ file }) => file)
    assert.sameMembers([...files.keys(), ...others], [...namesIn(await loadProgram([]))])
    for (const [file, { length }] of files) assert.isAtLeast(length, 3, file)
  })

  it.effect.each(examples)("the command prints its golden output: heimwerk $line", (example) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(time)
      yield* Effect.provideService(checkExample(example), Surroundings, { env: {}, folder: root })
    }),
  )

  it("a failed comparison names the golden file, the first line that differs, and the command that writes the files", () => {
    const example = {
      file: "places",
      path: "tests/cli/golden/places.txt",
      index: 0,
      line: "places Ulm",
      output: "a\nb",
    }
    assert.deepStrictEqual(
      ["a\nc\nd", "a", "a\nb\nd"].map((printed) => differenceOf(example, printed).split("\n").slice(1, 3)),
      [
        ["The file has:       b", "The command prints: c"],
        ["The file has:       b", "The command prints: no more lines"],
        ["The file has:       no more lines", "The command prints: d"],
      ],
    )
    const message = differenceOf(example, "a")
    assert.match(
      message,
      /^tests\/cli\/golden\/places\.txt differs from the output of: heimwerk places Ulm\n/u,
    )
    assert.include(message, "`npm run golden`")
  })
})
