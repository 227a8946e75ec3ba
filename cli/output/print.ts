import * as Console from "effect/Console"
import * as Effect from "effect/Effect"

import { heimwerk } from "../root.ts"
import { oneLine } from "./oneLine.ts"
import { ScreenWidth } from "./screen.ts"

/**
 * Prints the answer of a command: with `--json` as one line of JSON, otherwise as text fitted to the screen
 * width. An empty text prints nothing.
 */
export const print = Effect.fnUntraced(function* (
  data: unknown,
  text: (width: number | undefined) => string,
) {
  const { json } = yield* heimwerk
  const shown = json ? JSON.stringify(data) : text(yield* ScreenWidth)
  if (shown !== "") yield* Console.log(shown)
})

/** Prints a remark as one line to stderr, so that the answer on stdout can be piped. */
export const say = (text: string): Effect.Effect<void> => Console.error(oneLine(text))
