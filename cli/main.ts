import * as Effect from "effect/Effect"

import { Colours } from "./output/colours.ts"
import { type Pager, ScreenWidth, TerminalPager } from "./output/screen.ts"
import { showInPager } from "./output/showInPager.ts"
import { run } from "./run.ts"

// In `heimwerk … | head` the pipe is closed early. This is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0)
  throw error
})

// Ctrl-C ends the program at once, with the exit code that shells use for it.
process.once("SIGINT", () => process.exit(130))

/** Shows a text in the program of the variable PAGER, else in less. */
const show = (text: string): void => showInPager(text, process.env["PAGER"] || "less")

// `columns` and `rows` are 0 on a terminal of unknown size, and `undefined` in a pipe.
const { columns, rows } = process.stdout
const pager: Pager | undefined = rows > 0 ? { lines: rows, show } : undefined

/**
 * Returns whether a stream shows colours. A pipe and a file never show colours. For a terminal, Node decides by the
 * variables `NO_COLOR`, `FORCE_COLOR` and `TERM`.
 */
const hasColours = (stream: NodeJS.WriteStream): boolean => stream.isTTY && stream.hasColors()

// The chunks that a command loads import this module. If it waited for the end of the command, they would wait
// forever.
run(process.argv.slice(2)).pipe(
  Effect.provideService(ScreenWidth, columns > 0 ? columns : undefined),
  Effect.provideService(TerminalPager, pager),
  Effect.provideService(Colours, {
    stdout: hasColours(process.stdout),
    stderr: hasColours(process.stderr),
  }),
  Effect.map((code) => {
    process.exitCode = code
  }),
  Effect.runFork,
)
