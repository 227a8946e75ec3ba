import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"

import { BasketError } from "../ports/Baskets.ts"

/** Two more tries, after about 200 and 400 ms; the jitter keeps many browsers from coming back in step. */
const backoff = Schedule.exponential("200 millis").pipe(Schedule.jittered, Schedule.upTo({ times: 2 }))

/**
 * Tries again while the shop cannot be reached: at most 3 tries and 10 seconds in all (DESIGN section 4). Only for calls
 * that may be repeated: reads, and commands that keep their key.
 */
export const persistently = <A>(call: Effect.Effect<A, BasketError>): Effect.Effect<A, BasketError> =>
  call.pipe(
    Effect.retry({ schedule: backoff, while: ({ reason }) => reason === "Unavailable" }),
    Effect.timeoutOrElse({
      duration: "10 seconds",
      orElse: () => Effect.fail(new BasketError({ reason: "Unavailable" })),
    }),
  )
