import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { Effect } from "effect"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"

const mostGuesses = 10
const windowMillis = 15 * 60 * 1000
const kind = "profile"

const wrong: ReadonlySet<ProfileError["reason"]> = new Set(["WrongPassword", "LoyaltyCardUnknown"])

/**
 * Lets nobody who has got hold of a session guess its password, and nobody guess the numbers of cards (quality T-S9): after
 * ten wrong ones the right one is refused as well, for a quarter of an hour. A try is counted before it is carried out and
 * taken back when it was no wrong one.
 */
export const makeProfileGuard = Effect.map(
  Attempts,
  (attempts) =>
    <A, R>(customerId: string | undefined, attempt: Effect.Effect<A, ProfileError, R>) =>
      Effect.gen(function* () {
        const address = `address ${yield* networkAddress}`
        const who = customerId === undefined ? [address] : [address, `customer ${customerId}`]
        const forgive = Effect.forEach(who, (one) => attempts.forgive(kind, one), { discard: true })
        const tries = yield* Effect.forEach(who, (one) => attempts.count(kind, one, windowMillis)).pipe(
          Effect.mapError((cause) => new ProfileError({ reason: "Unavailable", cause })),
        )
        if (tries.some((count) => count > mostGuesses))
          return yield* new ProfileError({ reason: "TooManyTries" })
        return yield* attempt.pipe(
          Effect.tap(() => Effect.ignore(forgive)),
          Effect.tapError(({ reason }) => (wrong.has(reason) ? Effect.void : Effect.ignore(forgive))),
        )
      }),
)
