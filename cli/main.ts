import * as Effect from "effect/Effect"

import { ScreenWidth } from "./output/screen.ts"
import { run } from "./run.ts"

// In `heimwerk … | head` the pipe is closed early. This is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2)).pipe(
  Effect.provideService(ScreenWidth, process.stdout.isTTY ? process.stdout.columns : undefined),
  Effect.runPromise,
)
