import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"

import { networkAddress } from "../http/networkAddress.ts"
import { Attempts } from "../security/Attempts.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { sessionCookie } from "../visitor/session.ts"

/** Maximum number of wrong codes, card numbers or passwords within `windowMillis` (quality T-S9). */
const maxGuesses = 10
const windowMillis = 15 * 60 * 1000

/**
 * Limits guesses per network address and per session or customer. After 10 wrong guesses even a right one is
 * refused for 15 minutes. A guess is counted before it runs and taken back unless it was wrong, so 100
 * parallel guesses cannot pass the limit.
 *
 * @param wrong the reasons that mean a wrong guess
 */
const makeGuard = <Failure extends { readonly reason: string }>(
  kind: string,
  wrong: ReadonlyArray<Failure["reason"]>,
  toError: (reason: "TooManyTries" | "Unavailable", cause?: unknown) => Failure,
) =>
  Effect.map(
    Attempts,
    (attempts) =>
      <A, R>(guesser: string | undefined, attempt: Effect.Effect<A, Failure, R>) =>
        Effect.gen(function* () {
          const address = `address ${yield* networkAddress}`
          const who = guesser === undefined ? [address] : [address, guesser]
          const forgive = Effect.ignore(
            Effect.forEach(who, (one) => attempts.forgive(kind, one), { discard: true }),
          )
          const tries = yield* Effect.mapError(
            Effect.forEach(who, (one) => attempts.count(kind, one, windowMillis)),
            (cause) => toError("Unavailable", cause),
          )
          if (tries.some((count) => count > maxGuesses)) return yield* Effect.fail(toError("TooManyTries"))
          return yield* attempt.pipe(
            Effect.tap(() => forgive),
            Effect.tapError(({ reason }) => (wrong.includes(reason) ? Effect.void : forgive)),
          )
        }),
  )

/** Limits guesses of voucher codes and card numbers per session. */
export const makeGuessGuard = Effect.gen(function* () {
  const session = sessionCookie(yield* Settings)
  const guarded = yield* makeGuard(
    "code",
    ["VoucherUnknown", "LoyaltyCardUnknown", "EmployeeCardUnknown"],
    (reason, cause) => new BasketError({ reason, cause }),
  )
  return <A, R>(attempt: Effect.Effect<A, BasketError, R>) =>
    Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ cookies }) => {
      const token = cookies[session]
      return guarded(token === undefined ? undefined : `session ${token}`, attempt)
    })
})

/**
 * Limits guesses of the password and of card numbers per customer, for example by somebody with a stolen
 * session.
 */
export const makeProfileGuard = Effect.map(
  makeGuard(
    "profile",
    ["WrongPassword", "LoyaltyCardUnknown"],
    (reason, cause) => new ProfileError({ reason, cause }),
  ),
  (guarded) =>
    <A, R>(customerId: string | undefined, attempt: Effect.Effect<A, ProfileError, R>) =>
      guarded(customerId === undefined ? undefined : `customer ${customerId}`, attempt),
)
