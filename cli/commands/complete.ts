import { Argument, Command } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"

import { oneLine } from "../output/oneLine.ts"

/**
 * `heimwerk complete`: prints the values that complete the last typed word. Each line has a value, a tab and a
 * description. The completion scripts of the shells call this command. The help does not list it.
 */
export const complete = Command.make(
  "complete",
  { words: Argument.String("Wort").pipe(Argument.variadic({ min: 0 })) },
  Effect.fn("cli.complete")(function* ({ words }) {
    const { valuesFor } = yield* Effect.promise(() => import("../completion/values.ts"))
    for (const { description, value } of yield* valuesFor(words))
      yield* Console.log(`${oneLine(value)}\t${oneLine(description)}`)
  }),
).pipe(Command.unlisted)
