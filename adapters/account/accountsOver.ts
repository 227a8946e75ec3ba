import * as Effect from "effect/Effect"

import { type AccountConfig, needsBotCheck } from "@heimwerk/core/account/AccountConfig.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { AccountError, type Accounts, type Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { AccountStore } from "./AccountStore.ts"
import { Passwords } from "./Passwords.ts"
import type { Tokens } from "./Tokens.ts"

/** Settings of the customer account. */
export interface AccountRules extends AccountConfig {
  /**
   * Whether the e-mail check returns login types 2 and 3 for accounts that have them (ADR 0014).
   * Otherwise it returns 1 for every address and reveals nothing (quality T-S7).
   */
  readonly tellsLoginType: boolean
}

const unavailable = (cause: unknown) => new AccountError({ reason: "Unavailable", cause })

const withoutMerge = (customer: Customer): Customer => {
  const { mergeDone: _, ...answered } = customer
  return answered
}

/** Implements one visitor's account on a store (storefront 7, account and session). */
export const accountsOver = Effect.fnUntraced(function* (
  store: AccountStore,
  tokens: Tokens,
  { botCheckAtLoginType, botCheckEnabled, tellsLoginType }: AccountRules,
) {
  const passwords = yield* Passwords
  const bots = yield* BotVerification
  const config: AccountConfig = { botCheckAtLoginType, botCheckEnabled }

  const me = Effect.gen(function* () {
    const token = yield* tokens.session
    return token === undefined ? undefined : yield* store.bySession(token)
  }).pipe(Effect.mapError(unavailable))

  /** Returns the customer with this address and password. Replaces an outdated hash. */
  const check = Effect.fnUntraced(function* ({ email, password }: Credentials) {
    const known = yield* store.byEmail(email)
    const { isOutdated, isRight } = yield* passwords.verify(password, known?.passwordHash)
    if (known === undefined || !isRight) return yield* new AccountError({ reason: "InvalidCredentials" })
    if (!isOutdated) return known
    const passwordHash = yield* passwords.hash(password)
    yield* store.rehash({ id: known.customer.id, passwordHash: known.passwordHash }, passwordHash)
    return { ...known, passwordHash }
  })

  /**
   * Logs in. A login with an unknown address takes as long as one with a wrong password, and gets the same
   * answer (quality T-S6).
   */
  const enter = Effect.fnUntraced(
    function* (credentials: Credentials) {
      const device = yield* tokens.device
      const attempt = { email: credentials.email, device }
      if (!(yield* store.admit(attempt))) return yield* new AccountError({ reason: "TooManyTries" })
      // Checks again if the hash has changed during the check: a parallel login may have replaced an outdated one.
      while (true) {
        const { customer, passwordHash } = yield* check(credentials)
        yield* store.absolve(attempt)
        const old = { session: yield* tokens.session, device }
        const begun = yield* store.enter({ id: customer.id, passwordHash }, old)
        if (begun === undefined) continue
        yield* tokens.keep(begun)
        return customer
      }
    },
    Effect.mapError((error) => (error instanceof AccountError ? error : unavailable(error))),
  )

  const verifyPerson = Effect.fnUntraced(function* (token: string) {
    const isPerson =
      !needsBotCheck(config) || (yield* Effect.mapError(bots.verify("login", token), unavailable))
    if (!isPerson) return yield* new AccountError({ reason: "NotConfirmed" })
  })

  const accounts: Accounts["Service"] = {
    config: Effect.succeed(config),
    loginType: Effect.fn("accountsOver.loginType")(function* (email: Email, token = "") {
      yield* verifyPerson(token)
      const known = yield* Effect.mapError(store.byEmail(email), unavailable)
      return tellsLoginType ? (known?.loginType ?? 1) : 1
    }),
    login: Effect.fn("accountsOver.login")(enter),
    checkoutLogin: Effect.fn("accountsOver.checkoutLogin")((credentials) =>
      Effect.map(enter(credentials), withoutMerge),
    ),
    me,
    logout: Effect.gen(function* () {
      const token = yield* tokens.session
      if (token !== undefined) yield* store.end(token)
      yield* tokens.drop
    }).pipe(Effect.mapError(unavailable)),
  }
  return accounts
})
