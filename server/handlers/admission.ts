import { Effect } from "effect"

import { makeNetworkLimit } from "../security/networkLimit.ts"

const hourMillis = 60 * 60 * 1000

/**
 * Limits the calls of an endpoint per hour and network. All visitors of a household or an office share one
 * network.
 *
 * @param toError makes the error of a refused call
 */
export const makeAdmission = <Failure>(
  kind: string,
  max: number,
  toError: (reason: "TooManyTries" | "Unavailable", cause?: unknown) => Failure,
) =>
  Effect.map(makeNetworkLimit(kind, max, hourMillis), ({ isExceeded }) =>
    isExceeded.pipe(
      Effect.mapError((cause) => toError("Unavailable", cause)),
      Effect.flatMap((exceeded) => (exceeded ? Effect.fail(toError("TooManyTries")) : Effect.void)),
    ),
  )

/** Returns a waiting time in whole minutes, rounded up: `in 12 Minuten`. */
const inMinutes = (millis: number): string => {
  const minutes = Math.max(1, Math.ceil(millis / 60_000))
  return minutes === 1 ? "in einer Minute" : `in ${minutes} Minuten`
}

/**
 * Limits how many calls of one network succeed within an hour. A failed call does not count.
 *
 * @param toError makes the error of a refused call; `wait` is the time until the next allowed call, such as
 * `in 12 Minuten`
 */
export const makeSuccessLimit = <Failure>(
  kind: string,
  max: number,
  toError: (
    problem:
      | { readonly reason: "TooManyTries"; readonly wait: string }
      | { readonly reason: "Unavailable"; readonly cause: unknown },
  ) => Failure,
) =>
  Effect.map(makeNetworkLimit(kind, max, hourMillis), ({ forgive, isExceeded, waitMillis }) => {
    const unavailable = Effect.mapError((cause: unknown) => toError({ reason: "Unavailable", cause }))
    return <A, E, R>(call: Effect.Effect<A, E, R>) =>
      Effect.gen(function* () {
        if (yield* unavailable(isExceeded)) {
          const wait = inMinutes(yield* unavailable(waitMillis))
          return yield* Effect.fail(toError({ reason: "TooManyTries", wait }))
        }
        return yield* Effect.tapCause(call, () => Effect.ignore(forgive))
      })
  })
