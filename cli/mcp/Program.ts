import type { HelpDoc } from "effect/cli"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * The whole command line, for the commands that run other commands: `mcp` and `complete`. `run.ts` provides it,
 * because a command cannot import the program that contains it.
 */
export const Program = Context.Reference<{
  readonly run: (args: ReadonlyArray<string>) => Effect.Effect<number>
  /** Returns the help of a command by its path: `["markets", "near"]`. */
  readonly describe: (path: ReadonlyArray<string>) => Effect.Effect<HelpDoc.HelpDoc>
}>("cli/Program", {
  defaultValue: () => ({
    run: () => Effect.die(new Error("No program")),
    describe: () => Effect.die(new Error("No program")),
  }),
})

/** Runs a command line and returns its printed texts: answers from stdout, remarks from stderr. */
export const answersOf = Effect.fnUntraced(function* (args: ReadonlyArray<string>) {
  const { run } = yield* Program
  const [answers, remarks]: [Array<string>, Array<string>] = [[], []]
  const console: Console.Console = {
    ...globalThis.console,
    log: (text: unknown) => answers.push(String(text)),
    error: (text: unknown) => remarks.push(String(text)),
  }
  yield* Effect.provideService(run(args), Console.Console, console)
  return { answers, remarks }
})
