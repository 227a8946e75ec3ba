import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { Effect } from "effect"

import { makeNetworkLimit } from "../security/networkLimit.ts"

const hourMillis = 60 * 60 * 1000

/**
 * Limits the calls of an endpoint per hour and network. All visitors of a household or an office share one
 * network.
 *
 * @param toError makes the port's own error, if the port has a message for too many calls
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

/** Limits the calls of a port that has no message of its own for too many calls. */
export const makeGeneralAdmission = (kind: string, max: number) =>
  makeAdmission(kind, max, (reason, cause) => new RequestError({ reason, cause }))
