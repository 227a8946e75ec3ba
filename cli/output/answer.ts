import { Console, Effect } from "effect"

import { heimwerk } from "../heimwerk.ts"

/** Prints an answer: the value as one line of JSON with `--json`, else the text. */
export const answer = Effect.fn("cli.answer")(function* (value: unknown, text: () => string) {
  const { json } = yield* heimwerk
  yield* Console.log(json ? JSON.stringify(value) : text())
})
