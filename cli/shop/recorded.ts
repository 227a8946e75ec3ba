import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"

import { recordedFetch } from "./calls.ts"
import { RecordedCalls } from "./RecordedCalls.ts"
import { sayCalls } from "./sayCalls.ts"

/** Records the requests of some work, and prints them at its end with `--verbose`. */
export const recorded = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const send = yield* FetchHttpClient.Fetch
  const calls = yield* RecordedCalls
  return yield* work.pipe(
    Effect.provideService(FetchHttpClient.Fetch, recordedFetch(send, calls)),
    Effect.ensuring(sayCalls),
  )
})
