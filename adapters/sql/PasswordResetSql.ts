import { randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink } from "@heimwerk/core/account/accountLinks.ts"
import { passwordResetMail } from "@heimwerk/core/account/accountMails.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"

import { Passwords } from "../account/Passwords.ts"
import { newToken } from "./account/tokens.ts"
import { setPassword } from "./customer/setPassword.ts"
import { admitRequest, findLink, recordAnswer, useLink } from "./customer/requests.ts"
import { queueMail, queueDecoyMail } from "./outgoingMail.ts"

const Customers = Schema.Array(Schema.Struct({ id: Schema.String, email: Schema.String }))

const unavailable = (cause: unknown) =>
  cause instanceof PasswordResetError ? cause : new PasswordResetError({ reason: "Unavailable", cause })

/**
 * The password reset in the database. An unknown address runs the same statements as a known one, with a link without owner
 * and a mail that is never sent. So neither the answer nor its duration reveals accounts (quality T-S6).
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<PasswordReset, never, SqlClient.SqlClient | Passwords> =>
  Layer.effect(
    PasswordReset,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const passwords = yield* Passwords

      const linkOwner = Effect.fnUntraced(function* (token: string, now: number) {
        const link = yield* findLink(sql, "passwordReset", token, now)
        if (link === undefined || link.isUsed || link.customerId === null)
          return yield* new PasswordResetError({ reason: "LinkInvalid" })
        return link.customerId
      })

      return {
        ask: Effect.fn("PasswordResetSql.ask")(
          function* (email, key) {
            const now = yield* Clock.currentTimeMillis
            const request = { kind: "passwordReset" as const, email, key }
            const isAdmitted = yield* admitRequest(sql, request, now)
            const [customer] = yield* sql`
              select id, email from customer where login_name = ${accountKeyOf(email)}::text`.pipe(
              Effect.flatMap(Schema.decodeUnknownEffect(Customers)),
            )
            if (!isAdmitted) return
            const token = newToken()
            yield* recordAnswer(sql, request, { token, customerId: customer?.id })
            const to = { id: `password-${randomUUID()}`, email: customer?.email ?? email }
            const mail = passwordResetMail(to, accountLink(origin, "passwordReset", token))
            yield* customer === undefined ? queueDecoyMail(sql, mail, now) : queueMail(sql, mail, now)
          },
          sql.withTransaction,
          Effect.mapError(unavailable),
        ),
        redeem: Effect.fn("PasswordResetSql.redeem")(function* (token, password) {
          const now = yield* Clock.currentTimeMillis
          // Checks the link before the expensive hash. It is checked again when the password is set.
          yield* sql.withTransaction(linkOwner(token, now))
          if (!isPasswordAllowed(Redacted.value(password)))
            return yield* new PasswordResetError({ reason: "PasswordNotAllowed" })
          const hash = yield* passwords.hash(password)
          yield* sql.withTransaction(
            Effect.gen(function* () {
              const customerId = yield* linkOwner(token, now)
              yield* useLink(sql, token, customerId, now)
              yield* setPassword(sql, { customerId, hash, origin, now })
            }),
          )
        }, Effect.mapError(unavailable)),
      }
    }),
  )
