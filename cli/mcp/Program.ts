import type { HelpDoc } from "effect/cli"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * The whole command line, for the command that offers it to other programs. `run.ts` provides it, because a
 * command cannot import the program that contains it.
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
