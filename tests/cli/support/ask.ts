import { run } from "@heimwerk/cli/run.ts"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"

/** Output and exit code of a command-line run. */
export interface Answer {
  readonly code: number
  readonly stdout: string
  /** The lines printed to stderr. */
  readonly stderr: ReadonlyArray<string>
}

const text = (lines: ReadonlyArray<unknown>): string => lines.map(String).join("\n")

/** Runs a command line in this process with its own console. */
export const ask = (...args: ReadonlyArray<string>): Effect.Effect<Answer> =>
  Effect.gen(function* () {
    const code = yield* run(args)
    const stdout = text(yield* TestConsole.logLines)
    const stderr = text(yield* TestConsole.errorLines)
    return { code, stdout, stderr: stderr === "" ? [] : stderr.split("\n") }
  }).pipe(Effect.provide(TestConsole.layer, { local: true }))

/** Runs a command line with `--json` and parses its output. */
export const askJson = (...args: ReadonlyArray<string>) =>
  Effect.map(ask(...args, "--json"), ({ stdout }): unknown => JSON.parse(stdout))
