import { randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink } from "@heimwerk/core/account/accountLinks.ts"
import { alreadyCustomerMail, registrationMail } from "@heimwerk/core/account/accountMails.ts"
import type { NewAccount } from "@heimwerk/core/account/NewAccount.ts"
import { Salute } from "@heimwerk/core/account/PersonalData.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"
import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"

import { Passwords } from "../account/Passwords.ts"
import { newToken } from "./account/tokens.ts"
import {
  admitRequest,
  findLink,
  lockAddress,
  recordAnswer,
  useLink,
  addressHash,
} from "./customer/requests.ts"
import { queueMail } from "./outgoingMail.ts"

/** A registration before its confirmation. */
const Waiting = Schema.Struct({
  email: Schema.String,
  salute: Salute,
  firstName: Schema.String,
  lastName: Schema.String,
  passwordHash: Schema.String,
})

const unavailable = (cause: unknown) =>
  cause instanceof RegistrationError ? cause : new RegistrationError({ reason: "Unavailable", cause })

const linkInvalid = new RegistrationError({ reason: "LinkInvalid" })

const customerExists = (sql: SqlClient.SqlClient, email: string) =>
  Effect.map(
    sql`select id from customer where login_name = ${accountKeyOf(email)}::text`,
    (rows) => rows.length > 0,
  )

/**
 * New accounts in the database. A known address takes the same steps as a new one: a password hash, the same statements,
 * one mail. So neither the answer nor its duration reveals accounts (quality T-S6). Confirming the link creates the
 * account.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Registration, never, SqlClient.SqlClient | Passwords> =>
  Layer.effect(
    Registration,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const passwords = yield* Passwords

      const note = Effect.fnUntraced(function* (account: NewAccount, passwordHash: string, key: CommandKey) {
        const now = yield* Clock.currentTimeMillis
        const { email, firstName, lastName, salute } = account
        const request = { kind: "registration" as const, email, key }
        if (!(yield* admitRequest(sql, request, now))) return
        const isCustomer = yield* customerExists(sql, email)
        const to = { id: `registration-${randomUUID()}`, email }
        const token = newToken()
        yield* recordAnswer(
          sql,
          request,
          isCustomer ? {} : { token, data: { email, salute, firstName, lastName, passwordHash } },
        )
        const mail = isCustomer
          ? alreadyCustomerMail(to, origin)
          : registrationMail(to, accountLink(origin, "registration", token))
        yield* queueMail(sql, mail, now)
      }, sql.withTransaction)

      const make = Effect.fnUntraced(function* (
        { email, firstName, lastName, passwordHash, salute }: typeof Waiting.Type,
        now: number,
      ) {
        const id = randomUUID()
        yield* sql`
          insert into customer (id, cs_id, login_name, email, first_name, last_name, merge_done, login_type,
            password_hash, visitor_id, created)
          values (${id}::text, ${`cs-${id}`}::text, ${accountKeyOf(email)}::text, ${email}::text, ${firstName}::text,
            ${lastName}::text, true, 1, ${passwordHash}::text, ${randomUUID()}::text, ${now}::bigint)`
        yield* sql`insert into customer_detail (customer_id, salute) values (${id}::text, ${salute}::text)`
        // Invalidates the other registration links of this address.
        yield* sql`
          update account_request set data = null
          where kind = 'registration' and who_hash = ${addressHash(email)}::text`
        return id
      })

      return {
        register: Effect.fn("RegistrationSql.register")(function* (account, key) {
          yield* note(account, yield* passwords.hash(account.password), key)
        }, Effect.mapError(unavailable)),
        confirm: Effect.fn("RegistrationSql.confirm")(
          function* (token) {
            const now = yield* Clock.currentTimeMillis
            const link = yield* findLink(sql, "registration", token, now)
            if (link?.isUsed === true) return
            if (link === undefined || link.data === null) return yield* linkInvalid
            const waiting = yield* Schema.decodeUnknownEffect(Waiting)(link.data)
            yield* lockAddress(sql, waiting.email)
            if (yield* customerExists(sql, waiting.email)) return yield* linkInvalid
            yield* useLink(sql, token, yield* make(waiting, now), now)
          },
          sql.withTransaction,
          Effect.mapError(unavailable),
        ),
      }
    }),
  )
