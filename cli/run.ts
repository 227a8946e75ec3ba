import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { CliOutput, Command, type HelpDoc } from "effect/cli"

import { loadProgram } from "./commands.ts"
import { Program } from "./mcp/Program.ts"
import { presentation } from "./output/presenter.ts"
import { sayError } from "./output/print.ts"
import { services } from "./services.ts"
import { RecordedCalls } from "./shop/RecordedCalls.ts"
import { version } from "./version.ts"

/**
 * Exit code of a command. 0: answered; 1: no answer, an invalid value or an unexpected error, or the answer
 * of a check is no; 2: wrong usage.
 */
export type ExitCode = 0 | 1 | 2

const refuse = (message: string, code: ExitCode): Effect.Effect<ExitCode> =>
  Effect.as(sayError(message), code)

const unexpected = (cause: Cause.Cause<unknown>): Effect.Effect<ExitCode> => {
  const error = Cause.squash(cause)
  return refuse(`Unerwarteter Fehler: ${error instanceof Error ? error.message : String(error)}`, 1)
}

/** Parses a command line and runs its command. */
const execute = Effect.fnUntraced(function* (args: ReadonlyArray<string>) {
  const program = yield* Effect.promise(() => loadProgram(args))
  yield* Command.runWith(program, { version })(args)
})

/** Returns the help of a command by its path, for programs. */
const describe = (path: ReadonlyArray<string>): Effect.Effect<HelpDoc.HelpDoc> =>
  Effect.suspend(() => {
    const shown: Array<HelpDoc.HelpDoc> = []
    const present = (event: CliOutput.Presenter.Event) =>
      Effect.sync(() => {
        if (event._tag === "Help") shown.push(event.helpDoc)
      })
    return execute([...path, "--help"]).pipe(
      Effect.ignore,
      Effect.andThen(Effect.suspend(() => Effect.fromNullishOr(shown[0]))),
      Effect.orDie,
      Effect.provide(Layer.mergeAll(CliOutput.layerPresenter({ present }), services)),
    )
  })

/** Log lines, such as those about unreadable records, must not get into the answer on stdout. */
const logOnStderr = Logger.layer([Logger.withConsoleError(Logger.formatLogFmt)])

/**
 * Runs a command line (without `node` and the program's name) and returns its exit code. Answers go to
 * stdout. Every error is one line on stderr, never a stack trace.
 */
export const run = (args: ReadonlyArray<string>): Effect.Effect<ExitCode> =>
  execute(args).pipe(
    Effect.as<ExitCode>(0),
    Effect.catchTags({
      NoAnswer: ({ message }) => refuse(message, 1),
      Unmet: () => Effect.succeed<ExitCode>(1),
      WrongUse: ({ message }) => refuse(message, 2),
    }),
    // All other errors come from the parser, which has already printed them.
    Effect.orElseSucceed((): ExitCode => 2),
    Effect.catchCause(unexpected),
    Effect.provideService(Program, { run, describe }),
    Effect.provideService(RecordedCalls, []),
    Effect.provide(Layer.mergeAll(presentation, services, logOnStderr)),
  )
