import type { TooManyTries, Unavailable } from "@heimwerk/adapters/http/contract/problem.ts"
import { Effect } from "effect"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"

const hour = 60 * 60 * 1000

const tooMany: typeof TooManyTries.Type = {
  code: "TooManyTries",
  message: "Das waren viele Versuche hintereinander. Bitte versuche es in einer Stunde noch einmal.",
}

/**
 * Lets one address on the network do something so often within an hour; a household or an office shares one. Counted in
 * the database, for all instances together.
 */
export const makeAdmission = Effect.fnUntraced(function* (kind: string, most: number) {
  const attempts = yield* Attempts
  return (unavailable: Unavailable) =>
    Effect.gen(function* () {
      const tries = yield* attempts
        .count(kind, yield* networkAddress, hour)
        .pipe(Effect.mapError(() => unavailable))
      if (tries > most) return yield* Effect.fail(tooMany)
    })
})
