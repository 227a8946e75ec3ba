import * as Console from "effect/Console"
import * as Effect from "effect/Effect"

import { heimwerk } from "../root.ts"
import { oneLine } from "./oneLine.ts"
import { ScreenWidth } from "./screen.ts"

/** Prints an answer: with `--json` the data in one line, else its text for the width of the screen, if it has any. */
export const print = Effect.fnUntraced(function* (
  data: unknown,
  text: (width: number | undefined) => string,
) {
  const { json } = yield* heimwerk
  const shown = json ? JSON.stringify(data) : text(yield* ScreenWidth)
  if (shown !== "") yield* Console.log(shown)
})

/** Says something beside the answer, as one line on stderr, so that the answer can still be piped. */
export const say = (text: string): Effect.Effect<void> => Console.error(oneLine(text))
