import { run } from "@heimwerk/cli/run.ts"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"

/** What a command line printed and how it ended. */
export interface Answer {
  readonly code: number
  readonly stdout: string
  /** The lines said beside the answer. */
  readonly stderr: ReadonlyArray<string>
}

const text = (lines: ReadonlyArray<unknown>): string => lines.map(String).join("\n")

/** Runs a command line in this process, with a console of its own. */
export const ask = (...args: ReadonlyArray<string>): Effect.Effect<Answer> =>
  Effect.gen(function* () {
    const code = yield* run(args)
    const stdout = text(yield* TestConsole.logLines)
    const stderr = text(yield* TestConsole.errorLines)
    return { code, stdout, stderr: stderr === "" ? [] : stderr.split("\n") }
  }).pipe(Effect.provide(TestConsole.layer, { local: true }))

/** The data a command line answers with `--json`. */
export const askJson = (...args: ReadonlyArray<string>) =>
  Effect.map(ask(...args, "--json"), ({ stdout }): unknown => JSON.parse(stdout))
