import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import {
  type AccountLink,
  accountMailWindowMillis,
  linkLifetimeMillis,
  maxAccountMails,
} from "@heimwerk/core/account/accountLinks.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

import { hashOf } from "../account/tokens.ts"
import { storable } from "../storable.ts"

/** An account request that is answered by mail, such as a password reset. */
export interface AccountRequest {
  readonly kind: AccountLink
  /** The recipient of the mail. */
  readonly email: string
  readonly key: IdempotencyKey
}

/** Returns the hash of an e-mail address, for tables that must not store the address itself. */
export const addressHash = (email: string): string => hashOf(`account ${accountKeyOf(email)}`)

const Counted = Schema.Tuple([Schema.Struct({ mails: Schema.Int })])

/**
 * Locks an e-mail address until the transaction ends, so that parallel requests for it run one after
 * another.
 */
export const lockAddress = (sql: SqlClient.SqlClient, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${addressHash(email)}::text, 0))::text as taken`

/**
 * Records an account request. Returns whether to answer it with a mail: the key is new, and the address has
 * not reached its hourly limit of mails of this kind. Locks the address until the caller's transaction ends.
 */
export const admitRequest = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { email, key, kind }: AccountRequest,
  now: number,
) {
  const who = addressHash(email)
  yield* lockAddress(sql, email)
  const fresh = yield* sql`
    insert into account_request (kind, who_hash, command_key, requested)
    values (${kind}::text, ${who}::text, ${storable(key)}::text, ${now}::bigint)
    on conflict (kind, who_hash, command_key) do nothing returning command_key`
  const [{ mails }] = yield* sql`
    select count(*)::int as mails from account_request
    where kind = ${kind}::text and who_hash = ${who}::text and mailed
      and requested > ${now - accountMailWindowMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Counted)),
  )
  return fresh.length > 0 && mails < maxAccountMails
})

/** The link that was mailed, its owner and its data. `token` is absent if the mail contains no link. */
interface Answered {
  readonly token?: string | undefined
  readonly customerId?: string | undefined
  readonly data?: unknown
}

/** Records that an account request was answered with a mail. */
export const recordAnswer = (
  sql: SqlClient.SqlClient,
  { email, key, kind }: AccountRequest,
  { customerId, data, token }: Answered,
) => sql`
  update account_request set mailed = true,
    token_hash = ${token === undefined ? null : hashOf(token)}::text,
    customer_id = ${customerId ?? null}::text,
    data = ${data === undefined ? null : JSON.stringify(data)}::text::jsonb
  where kind = ${kind}::text and who_hash = ${addressHash(email)}::text and command_key = ${storable(key)}::text`

const Found = Schema.Array(
  Schema.Struct({
    isUsed: Schema.Boolean,
    customerId: Schema.NullOr(Schema.String),
    data: Schema.Unknown,
  }),
)

/**
 * Finds an unexpired link of an account mail, used or not, and locks first its owner and then the link until the
 * transaction ends. A deletion of the account locks them in the same order, so that there is no deadlock. Returns no
 * customer if the owner of the link does not exist.
 */
export const findLink = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  kind: AccountLink,
  token: string,
  now: number,
) {
  const link = sql`token_hash = ${hashOf(token)}::text and kind = ${kind}::text`
  yield* sql`
    select 1 from customer where id = (select customer_id from account_request where ${link}) for update`
  const [found] = yield* sql`
    select used is not null as "isUsed", data,
      (select c.id from customer c where c.id = account_request.customer_id) as "customerId"
    from account_request where ${link} and requested > ${now - linkLifetimeMillis[kind]}::bigint
    for update`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Found)))
  return found
})

/** Marks a link of an account mail as used and deletes its data. */
export const useLink = (sql: SqlClient.SqlClient, token: string, customerId: string, now: number) => sql`
  update account_request set used = ${now}::bigint, customer_id = ${customerId}::text, data = null
  where token_hash = ${hashOf(token)}::text`
