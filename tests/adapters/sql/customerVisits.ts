import { randomUUID } from "node:crypto"

import { Effect, Redacted } from "effect"
import type { SqlClient } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { accountToken, mailsTo } from "../../support/customers.ts"
import { sentMails } from "../../support/database.ts"
import { makeTokens } from "../../support/tokens.ts"

export const origin = "https://shop.example"
const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }
/** The password of `customer`. */
export const password = Redacted.make("Werkbank-2026!")
/** A new password. */
export const next = Redacted.make("Hobelbank-2027!")

/** Creates a customer, and returns id and e-mail address. */
export const customer = Effect.gen(function* () {
  const id = randomUUID()
  const email = Email.make(`karla-${id}@post.example`)
  yield* Effect.orDie(
    seedCustomers([
      {
        id,
        csId: id,
        email,
        firstName: "Karla",
        lastName: "Kunz",
        password: Redacted.value(password),
        loginType: 1,
        mergeDone: false,
      },
    ]),
  )
  return { id, email }
})

/** A browser without a session, with its accounts and profile port. */
export const visit = Effect.gen(function* () {
  const { held, tokens } = makeTokens()
  const sessions = yield* Sessions
  const services = yield* Effect.context<SqlClient.SqlClient | Passwords>()
  const here = Effect.provideContext(services)
  const caller = Effect.gen(function* () {
    const session = held().session
    const visitor = session === undefined ? undefined : yield* Effect.orDie(sessions.resolve(session))
    return { session, customerId: visitor?.customer?.id }
  })
  const profiles = Effect.flatMap(caller, (who) => here(profilesFor(who, origin)))
  return {
    held,
    accounts: yield* accountsFor(tokens, rules),
    profiles: {
      get: Effect.flatMap(profiles, (port) => port.get),
      change: (...asked: Parameters<Port["change"]>) =>
        Effect.flatMap(profiles, (port) => port.change(...asked)),
      changeEmail: (...asked: Parameters<Port["changeEmail"]>) =>
        Effect.flatMap(profiles, (port) => port.changeEmail(...asked)),
      confirmEmail: (token: string) => Effect.flatMap(profiles, (port) => port.confirmEmail(token)),
      changePassword: (...asked: Parameters<Port["changePassword"]>) =>
        Effect.flatMap(profiles, (port) => port.changePassword(...asked)),
      settleCard: (...asked: Parameters<Port["settleCard"]>) =>
        Effect.flatMap(profiles, (port) => port.settleCard(...asked)),
      cancelNewsletter: (...asked: Parameters<Port["cancelNewsletter"]>) =>
        Effect.flatMap(profiles, (port) => port.cancelNewsletter(...asked)),
      exportData: Effect.flatMap(profiles, (port) => port.exportData),
      deleteAccount: (...asked: Parameters<Port["deleteAccount"]>) =>
        Effect.flatMap(profiles, (port) => port.deleteAccount(...asked)),
    },
  }
})
type Port = Effect.Success<ReturnType<typeof profilesFor>>

/** Sends the queued mails, and returns all sent mails, oldest first. */
export const mails = Effect.orDie(Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })).pipe(
  Effect.andThen(Effect.sync(() => [...sentMails])),
)

/**
 * Returns the token of the latest mail with a link that an e-mail address has received, or an empty text. Skips
 * mails without a link, because the mails of one batch may arrive in any order.
 */
export const linkTo = (email: string) =>
  Effect.map(
    mails,
    (all) =>
      mailsTo(all, email)
        .map(accountToken)
        .findLast((token) => token !== "") ?? "",
  )
