import * as Effect from "effect/Effect"

import { say } from "../output/print.ts"
import { heimwerk } from "../root.ts"
import { RecordedCalls } from "./RecordedCalls.ts"
import { callText } from "./unavailable.ts"

/** With `--verbose`, prints the recorded requests. Removes them from the record. */
export const sayCalls = Effect.gen(function* () {
  const { verbose } = yield* heimwerk
  const calls = (yield* RecordedCalls).splice(0)
  yield* Effect.forEach(verbose ? calls : [], (call) => say(callText(call)), { discard: true })
})
