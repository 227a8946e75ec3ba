import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { Effect } from "effect"

import { networkAddress } from "../http/networkAddress.ts"
import { Attempts } from "../security/Attempts.ts"

const hourMillis = 60 * 60 * 1000

/**
 * Limits how often one network address may call an endpoint within an hour. All visitors of a household or
 * an office share one address. The database counts, so the limit holds for all instances together.
 *
 * @param toError makes the port's own error, if the port has a message for too many calls
 */
export const makeAdmission = Effect.fnUntraced(function* <Failure>(
  kind: string,
  max: number,
  toError: (reason: "TooManyTries" | "Unavailable", cause?: unknown) => Failure,
) {
  const attempts = yield* Attempts
  const admit = Effect.gen(function* () {
    const tries = yield* Effect.mapError(attempts.count(kind, yield* networkAddress, hourMillis), (cause) =>
      toError("Unavailable", cause),
    )
    if (tries > max) return yield* Effect.fail(toError("TooManyTries"))
  })
  return admit
})

/** Limits calls of a port that has no message of its own for too many calls. */
export const makeGeneralAdmission = (kind: string, max: number) =>
  makeAdmission(kind, max, (reason, cause) => new RequestError({ reason, cause }))
