import { assert, describe, it } from "@effect/vitest"
import { loadProgram } from "@heimwerk/cli/commands.ts"
import { Effect } from "effect"

import { ask } from "../support/ask.ts"

/** Returns the names of the commands that are loaded for a command line. */
const loaded = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  (await loadProgram(args)).subcommands.flatMap(({ commands }) => commands.map(({ name }) => name))

describe("loading the commands of the command line", () => {
  it("a command line that begins with the name of a command loads only this command", async () => {
    const all = await loaded()
    assert.include(all, "markets")
    for (const name of all) assert.deepStrictEqual(await loaded(name, "--help"), [name])
  })

  it.each(["--version", "-v"])("the option %s alone loads no command", async (option) => {
    assert.deepStrictEqual(await loaded(option), [])
  })

  it.each([
    [["--help"]],
    [["--version", "markts"]],
    [["--json", "markets", "list"]],
    [["markts"]],
    [["toString"]],
    [["markets", "--completions=bash"]],
  ])("the command line %j loads all commands", async (args) => {
    assert.deepStrictEqual(await loaded(...args), await loaded())
  })

  it.effect(
    "a completion script contains every command, even if the name of a command is typed before the option",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("markets", "--completions", "bash")
        assert.strictEqual(stdout, (yield* ask("--completions", "bash")).stdout)
        assert.include(stdout, "wishlists")
      }),
  )
})
