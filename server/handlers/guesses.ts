import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"
import { sessionCookie } from "../visitor/session.ts"
import { Settings } from "../settings/ShopSettings.ts"

/** So many wrong codes and numbers within so long, of one session or one address on the network (quality T-S9). */
const mostGuesses = 10
const windowMillis = 15 * 60 * 1000
const kind = "code"

const wrong: ReadonlySet<BasketError["reason"]> = new Set([
  "VoucherUnknown",
  "LoyaltyCardUnknown",
  "EmployeeCardUnknown",
])

/**
 * Lets nobody guess the codes of vouchers and the numbers of cards: after ten wrong ones the right one is refused as well,
 * for a quarter of an hour. A try is counted before it is carried out and taken back when it was no wrong one, so that a
 * hundred at once do not slip through.
 */
export const makeGuessGuard = Effect.gen(function* () {
  const attempts = yield* Attempts
  const settings = yield* Settings

  const guessers = Effect.gen(function* () {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const session = cookies[sessionCookie(settings)]
    const address = `address ${yield* networkAddress}`
    return session === undefined ? [address] : [address, `session ${session}`]
  })

  const unavailable = (cause: unknown) => new BasketError({ reason: "Unavailable", cause })

  return <A, R>(attempt: Effect.Effect<A, BasketError, R>) =>
    Effect.gen(function* () {
      const who = yield* guessers
      const forgive = Effect.forEach(who, (one) => attempts.forgive(kind, one), { discard: true })
      const tries = yield* Effect.forEach(who, (one) => attempts.count(kind, one, windowMillis)).pipe(
        Effect.mapError(unavailable),
      )
      if (tries.some((count) => count > mostGuesses))
        return yield* new BasketError({ reason: "TooManyTries" })
      return yield* attempt.pipe(
        Effect.tap(() => Effect.ignore(forgive)),
        Effect.tapError(({ reason }) => (wrong.has(reason) ? Effect.void : Effect.ignore(forgive))),
      )
    })
})
