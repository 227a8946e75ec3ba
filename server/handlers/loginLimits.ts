import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"

import { Attempts } from "../security/Attempts.ts"
import { makeNetworkLimit } from "../security/networkLimit.ts"

const minute = 60 * 1000
const hour = 60 * minute

/** Maximum number of wrong logins per minute and network (quality T-S8). */
const maxLogins = 20
/** Maximum number of e-mail checks per minute and network (quality T-S7). */
const maxChecks = 10
/**
 * Maximum number of times per hour that the e-mail check returns the real login type of an e-mail address.
 * Afterwards it returns the usual type (quality T-S7).
 */
const maxTypes = 3

/** The login type of an e-mail address without a special state: the password (ADR 0014). */
const usualType = 1

const unavailable = (cause: unknown) => new AccountError({ reason: "Unavailable", cause })

const tooManyTries = Effect.fail(new AccountError({ reason: "TooManyTries" }))

/**
 * Limits logins and e-mail checks per network. All servers share the counts. In addition, wrong passwords
 * delay the next logins of an account.
 */
export const makeLoginLimits = Effect.gen(function* () {
  const attempts = yield* Attempts
  const logins = yield* makeNetworkLimit("login", maxLogins, minute)
  const checks = yield* makeNetworkLimit("loginType", maxChecks, minute)

  /**
   * Counts a login before it is checked, and subtracts it again if it succeeds, so 100 parallel logins
   * cannot exceed the limit.
   */
  const login = Effect.fnUntraced(function* <A, R>(attempt: Effect.Effect<A, AccountError, R>) {
    if (yield* Effect.mapError(logins.isExceeded, unavailable)) return yield* tooManyTries
    return yield* Effect.tap(attempt, () => Effect.ignore(logins.forgive))
  })

  const loginType = Effect.fnUntraced(function* <R>(
    email: Email,
    question: Effect.Effect<number, AccountError, R>,
  ) {
    if (yield* Effect.mapError(checks.isExceeded, unavailable)) return yield* tooManyTries
    const asked = yield* Effect.mapError(
      attempts.count("loginType of", accountKeyOf(email), hour),
      unavailable,
    )
    const type = yield* question
    return asked > maxTypes ? usualType : type
  })

  return { login, loginType }
})
