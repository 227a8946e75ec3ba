import * as Effect from "effect/Effect"

import { type Pager, ScreenWidth, TerminalPager } from "./output/screen.ts"
import { run } from "./run.ts"

// In `heimwerk … | head` the pipe is closed early. This is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0)
  throw error
})

// Ctrl-C ends the program at once, with the exit code that shells use for it.
process.once("SIGINT", () => process.exit(130))

/** Shows a text in the program of the variable PAGER, else in less. Prints it if the program cannot start. */
const show = (text: string): void => {
  // Loaded here, because few answers need a pager.
  const { error, status } = process
    .getBuiltinModule("node:child_process")
    .spawnSync(process.env["PAGER"] || "less", {
      shell: true,
      input: `${text}\n`,
      stdio: ["pipe", "inherit", "inherit"],
      // -F: less ends if one screen is enough; -R: colours; -X: the text stays on the screen.
      env: { LESS: "FRX", ...process.env },
    })
  // The shell answers 127 for an unknown program.
  if (error !== undefined || status === 127) console.log(text)
}

const pager: Pager | undefined = process.stdout.isTTY ? { lines: process.stdout.rows, show } : undefined

// The chunks that a command loads import this module, so it must not wait for the end of the command.
run(process.argv.slice(2)).pipe(
  Effect.provideService(ScreenWidth, process.stdout.isTTY ? process.stdout.columns : undefined),
  Effect.provideService(TerminalPager, pager),
  Effect.map((code) => {
    process.exitCode = code
  }),
  Effect.runFork,
)
