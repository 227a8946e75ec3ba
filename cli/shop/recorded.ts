import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"

import { recordedFetch } from "./calls.ts"
import { RecordedCalls } from "./RecordedCalls.ts"
import { sayCalls } from "./sayCalls.ts"

/** Runs an effect and records its requests. With `--verbose`, prints them when the effect ends. */
export const recorded = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const send = yield* FetchHttpClient.Fetch
  const calls = yield* RecordedCalls
  return yield* work.pipe(
    Effect.provideService(FetchHttpClient.Fetch, recordedFetch(send, calls)),
    Effect.ensuring(sayCalls),
  )
})
