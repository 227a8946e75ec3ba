import { randomUUID } from "node:crypto"

import { Clock, Effect, Layer, type Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { Salute } from "@heimwerk/core/account/PersonalData.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { Passwords } from "../account/Passwords.ts"
import { PasswordStrength } from "../account/PasswordStrength.ts"
import { type PendingAccount, registrationOver, type RegistrationStore } from "../account/registrationOver.ts"
import {
  addressHash,
  admitRequest,
  findLink,
  lockAddress,
  recordAnswer,
  useLink,
} from "./customer/requests.ts"
import { mailingStore } from "./outgoingMail.ts"

/** A registration that is not confirmed yet, as stored in `account_request.data`. */
const Stored = Schema.Struct({
  email: Schema.String,
  salute: Salute,
  firstName: Schema.String,
  lastName: Schema.String,
  passwordHash: Schema.String,
})

const pendingAccount = Effect.fnUntraced(function* (data: unknown) {
  if (data === null) return undefined
  const { passwordHash, ...account } = yield* Schema.decodeUnknownEffect(Stored)(data)
  return { ...account, password: passwordHash }
})

const create = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  token: string,
  { email, firstName, lastName, password, salute }: PendingAccount,
) {
  const now = yield* Clock.currentTimeMillis
  const id = randomUUID()
  yield* sql`
    insert into customer (id, cs_id, login_name, email, first_name, last_name, merge_done, login_type,
      password_hash, visitor_id, created)
    values (${id}::text, ${`cs-${id}`}::text, ${accountKeyOf(email)}::text, ${email}::text, ${firstName}::text,
      ${lastName}::text, true, 1, ${password}::text, ${randomUUID()}::text, ${now}::bigint)`
  yield* sql`insert into customer_detail (customer_id, salute) values (${id}::text, ${salute}::text)`
  // Invalidates the other registration links of this e-mail address.
  yield* sql`
    update account_request set data = null
    where kind = 'registration' and who_hash = ${addressHash(email)}::text`
  yield* useLink(sql, token, id, now)
})

const registrationStore = (sql: SqlClient.SqlClient, passwords: Passwords["Service"]) => ({
  ...mailingStore(sql),
  protect: (password: Redacted.Redacted) => passwords.hash(password),
  admit: (email: string, key: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      admitRequest(sql, { kind: "registration", email, key }, now),
    ),
  lock: (email: string) => lockAddress(sql, email),
  isCustomer: (email: string) =>
    Effect.map(
      sql`select id from customer where login_name = ${accountKeyOf(email)}::text`,
      (rows) => rows.length > 0,
    ),
  recordAnswer: ((email, key, link) => {
    const request = { kind: "registration", email, key } as const
    if (link === undefined) return recordAnswer(sql, request, {})
    const { password: passwordHash, ...account } = link.account
    return recordAnswer(sql, request, { token: link.token, data: { ...account, passwordHash } })
  }) satisfies RegistrationStore<unknown>["recordAnswer"],
  find: Effect.fnUntraced(function* (token: string) {
    const link = yield* findLink(sql, "registration", token, yield* Clock.currentTimeMillis)
    return link && { isUsed: link.isUsed, account: yield* pendingAccount(link.data) }
  }),
  create: (token: string, account: PendingAccount) => create(sql, token, account),
})

/**
 * Registration in the database.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Registration, never, SqlClient.SqlClient | Passwords> =>
  Layer.effect(
    Registration,
    Effect.gen(function* () {
      const store = registrationStore(yield* SqlClient.SqlClient, yield* Passwords)
      const { brand } = yield* Retailer
      return registrationOver(store, { brand, origin }, yield* PasswordStrength)
    }),
  )
