import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"

import { Attempts } from "../security/Attempts.ts"
import { makeNetworkLimit } from "../security/networkLimit.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { sessionCookie } from "../visitor/session.ts"

/**
 * Maximum number of wrong codes, card numbers or passwords of one network, session or customer within
 * `windowMillis` (quality T-S9).
 */
const maxGuesses = 10
const windowMillis = 15 * 60 * 1000

/**
 * Maximum number of wrong card numbers of all visitors together within `windowMillis`. It stops guesses that come
 * from many networks.
 */
const maxCardGuesses = 1000

/**
 * Counts the wrong card numbers of all visitors together. The first one above the limit is logged, because it
 * may be an attack.
 */
const makeCardCeiling = Effect.map(Attempts, (attempts) => ({
  isExceeded: Effect.gen(function* () {
    const tries = yield* attempts.count("card", "everybody", windowMillis)
    if (tries === maxCardGuesses + 1)
      yield* Effect.logWarning(`${maxCardGuesses} wrong card numbers within 15 minutes: all are refused now`)
    return tries > maxCardGuesses
  }),
  forgive: attempts.forgive("card", "everybody"),
}))

/** The kind of secret that a visitor guesses. Wrong card numbers also count for all visitors together. */
type Guessed = "card" | "password" | "voucher"

/**
 * Limits guesses per network, and per session or customer. After 10 wrong guesses, even a right guess is
 * refused until 15 minutes after the first wrong one. A guess is counted before it is checked, and subtracted
 * unless it is wrong, so 100 parallel guesses cannot exceed the limit.
 *
 * @param wrong the reasons that mean a wrong guess
 */
const makeGuard = <Failure extends { readonly reason: string }>(
  kind: string,
  wrong: ReadonlyArray<Failure["reason"]>,
  toError: (reason: "TooManyTries" | "Unavailable", cause?: unknown) => Failure,
) =>
  Effect.gen(function* () {
    const attempts = yield* Attempts
    const network = yield* makeNetworkLimit(kind, maxGuesses, windowMillis)
    const ceiling = yield* makeCardCeiling
    const limitOf = (guesser: string) => ({
      isExceeded: Effect.map(attempts.count(kind, guesser, windowMillis), (tries) => tries > maxGuesses),
      forgive: attempts.forgive(kind, guesser),
    })
    return <A, R>(guessed: Guessed, guesser: string | undefined, attempt: Effect.Effect<A, Failure, R>) =>
      Effect.gen(function* () {
        const limits = [
          network,
          ...(guesser === undefined ? [] : [limitOf(guesser)]),
          ...(guessed === "card" ? [ceiling] : []),
        ]
        for (const { isExceeded } of limits)
          if (yield* Effect.mapError(isExceeded, (cause) => toError("Unavailable", cause)))
            return yield* Effect.fail(toError("TooManyTries"))
        const forgive = Effect.ignore(Effect.forEach(limits, (limit) => limit.forgive, { discard: true }))
        return yield* attempt.pipe(
          Effect.tap(() => forgive),
          Effect.tapError(({ reason }) => (wrong.includes(reason) ? Effect.void : forgive)),
        )
      })
  })

/** Limits guesses of voucher codes and card numbers per network and session. */
export const makeGuessGuard = Effect.gen(function* () {
  const session = sessionCookie(yield* Settings)
  const guarded = yield* makeGuard(
    "code",
    ["VoucherUnknown", "LoyaltyCardUnknown", "EmployeeCardUnknown"],
    (reason, cause) => new BasketError({ reason, cause }),
  )
  return <A, R>(guessed: "card" | "voucher", attempt: Effect.Effect<A, BasketError, R>) =>
    Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ cookies }) => {
      const token = cookies[session]
      return guarded(guessed, token === undefined ? undefined : `session ${token}`, attempt)
    })
})

/**
 * Limits guesses of the password and of card numbers per network and customer, for example by a person with a
 * stolen session.
 */
export const makeProfileGuard = Effect.map(
  makeGuard(
    "profile",
    ["WrongPassword", "LoyaltyCardUnknown"],
    (reason, cause) => new ProfileError({ reason, cause }),
  ),
  (guarded) =>
    <A, R>(
      guessed: "card" | "password",
      customerId: string | undefined,
      attempt: Effect.Effect<A, ProfileError, R>,
    ) =>
      guarded(guessed, customerId === undefined ? undefined : `customer ${customerId}`, attempt),
)
