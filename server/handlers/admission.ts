import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { Effect } from "effect"

import { networkAddress } from "../http/networkAddress.ts"
import { Attempts } from "../security/Attempts.ts"

const hourMillis = 60 * 60 * 1000

/**
 * Limits how often one network address may call something within an hour. A household or an office shares one address. The
 * database counts, so the limit holds for all instances together.
 *
 * @param toError the error of the port, if the port has a sentence of its own for too many calls
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

/** Limits calls of a port that has no sentence of its own for too many of them. */
export const makeGeneralAdmission = (kind: string, max: number) =>
  makeAdmission(kind, max, (reason, cause) => new RequestError({ reason, cause }))
