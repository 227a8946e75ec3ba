import { randomUUID } from "node:crypto"

import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink } from "@heimwerk/core/account/accountLinks.ts"
import { emailChangedMail, emailChangeMail, emailTakenMail } from "@heimwerk/core/account/accountMails.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import type { Brand } from "@heimwerk/core/environment.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { ShopOfMails } from "../../mail/MailingStore.ts"
import { newToken } from "../account/tokens.ts"
import { queueMail } from "../outgoingMail.ts"
import { admitRequest, findLink, lockAddress, recordAnswer, useLink } from "./requests.ts"

const Waiting = Schema.Struct({ email: Schema.String })
const Owners = Schema.Array(Schema.Struct({ email: Schema.String, pending: Schema.NullOr(Schema.String) }))

const isTaken = (sql: SqlClient.SqlClient, email: string) =>
  Effect.map(
    sql`select id from customer where login_name = ${accountKeyOf(email)}::text`,
    (rows) => rows.length > 0,
  )

/** A customer's request to change the e-mail address. */
interface EmailChange {
  readonly customerId: string
  readonly email: Email
  readonly key: IdempotencyKey
  readonly shop: ShopOfMails
  readonly now: number
}

/**
 * Stores the new e-mail address that a customer has requested. Queues a mail to it, unless the request is
 * repeated or the address has got too many mails. The answer does not reveal whether the address already has
 * an account; only the mail says so.
 */
export const askForEmail = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { customerId, email, key, now, shop: { brand, origin } }: EmailChange,
) {
  yield* sql`
    insert into customer_detail (customer_id, pending_email) values (${customerId}::text, ${email}::text)
    on conflict (customer_id) do update set pending_email = excluded.pending_email`
  const request = { kind: "emailChange" as const, email, key }
  if (!(yield* admitRequest(sql, request, now))) return
  const taken = yield* isTaken(sql, email)
  const token = newToken()
  yield* recordAnswer(sql, request, { customerId, ...(taken ? {} : { token, data: { email } }) })
  const to = { id: `email-${randomUUID()}`, email, brand }
  const link = accountLink(origin, "emailChange", token)
  yield* queueMail(sql, taken ? emailTakenMail(to, origin) : emailChangeMail(to, link), now)
})

/**
 * Sets the customer's e-mail address to the new address of a link. The address must be the latest requested
 * one and have no account. Returns whether the address was set.
 */
export const confirmAskedEmail = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  token: string,
  brand: Brand,
  now: number,
) {
  const link = yield* findLink(sql, "emailChange", token, now)
  if (link === undefined || link.isUsed || link.customerId === null || link.data === null) return false
  const { customerId } = link
  const { email } = yield* Schema.decodeUnknownEffect(Waiting)(link.data)
  yield* lockAddress(sql, email)
  const [owner] = yield* sql`
    select c.email, d.pending_email as pending
    from customer c left join customer_detail d on d.customer_id = c.id where c.id = ${customerId}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Owners)),
  )
  if (owner?.pending !== email || (yield* isTaken(sql, email))) return false
  yield* sql`
    update customer set email = ${email}::text, login_name = ${accountKeyOf(email)}::text
    where id = ${customerId}::text`
  yield* sql`update customer_detail set pending_email = null where customer_id = ${customerId}::text`
  // Invalidates password links sent to the old address: a reader of the old mailbox must not set the
  // password.
  yield* sql`
    update account_request set used = ${now}::bigint
    where customer_id = ${customerId}::text and kind = 'passwordReset' and used is null`
  yield* useLink(sql, token, customerId, now)
  yield* queueMail(sql, emailChangedMail({ id: `email-${randomUUID()}`, email: owner.email, brand }), now)
  return true
})
