import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"

const minute = 60 * 1000
const hour = 60 * minute

/** So many wrong logins a minute come from one address on the network (quality T-S8). */
const mostLogins = 20
/** So many e-mail checks a minute come from one address on the network (quality T-S7). */
const mostChecks = 10
/** So often an hour one e-mail is answered with its own login type; after that as any other (quality T-S7). */
const mostTypes = 3

/** What every address is answered with that is nothing special (DESIGN decision 6). */
const usualType = 1

/** How often somebody may try to log in, the same for all instances; beside the wait of each account. */
export const makeLoginLimits = Effect.map(Attempts, (attempts) => {
  const unavailable = (cause: unknown) => new AccountError({ reason: "Unavailable", cause })
  const count = (kind: string, who: string, windowMillis: number) =>
    Effect.mapError(attempts.count(kind, who, windowMillis), unavailable)

  /** Counted before it is carried out and taken back when it was right, so that a hundred at once do not slip through. */
  const login = Effect.fnUntraced(function* <A, R>(attempt: Effect.Effect<A, AccountError, R>) {
    const address = yield* networkAddress
    if ((yield* count("login", address, minute)) > mostLogins)
      return yield* new AccountError({ reason: "TooManyTries" })
    return yield* Effect.tap(attempt, () => Effect.ignore(attempts.forgive("login", address)))
  })

  const loginType = Effect.fnUntraced(function* <R>(
    email: Email,
    question: Effect.Effect<number, AccountError, R>,
  ) {
    if ((yield* count("loginType", yield* networkAddress, minute)) > mostChecks)
      return yield* new AccountError({ reason: "TooManyTries" })
    const asked = yield* count("loginType of", accountKeyOf(email), hour)
    const type = yield* question
    return asked > mostTypes ? usualType : type
  })

  return { login, loginType }
})
