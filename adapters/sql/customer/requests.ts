import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import {
  type AccountLink,
  accountMailWindowMillis,
  linkLifetimeMillis,
  mostAccountMails,
} from "@heimwerk/core/account/accountLinks.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"

import { hashOf } from "../account/tokens.ts"
import { storable } from "../storable.ts"

/** What somebody asks for by mail. */
export interface AccountRequest {
  readonly kind: AccountLink
  /** Where the mail goes. */
  readonly email: string
  readonly key: CommandKey
}

/** The name an address has where it must not be known. */
export const whoHash = (email: string): string => hashOf(`account ${accountKeyOf(email)}`)

const Counted = Schema.Tuple([Schema.Struct({ mails: Schema.Int })])

/** Makes everything about one address wait for its turn, until the transaction ends. */
export const lockAddress = (sql: SqlClient.SqlClient, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${whoHash(email)}::text, 0))::text as taken`

/**
 * Notes a request and says whether it is to be answered with a mail: it was not before, and its address has not got enough
 * within the hour. In the caller's transaction, which holds the address until it ends.
 */
export const admitRequest = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { email, key, kind }: AccountRequest,
  now: number,
) {
  const who = whoHash(email)
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
  return fresh.length > 0 && mails < mostAccountMails
})

/** What is kept of an answer: the link that went out, whose it is, and what it is for; without a link only that it did. */
interface Answered {
  readonly token?: string | undefined
  readonly customerId?: string | undefined
  readonly data?: unknown
}

/** Notes that a request was answered with a mail. */
export const noteAnswer = (
  sql: SqlClient.SqlClient,
  { email, key, kind }: AccountRequest,
  { customerId, data, token }: Answered,
) => sql`
  update account_request set mailed = true,
    token_hash = ${token === undefined ? null : hashOf(token)}::text,
    customer_id = ${customerId ?? null}::text,
    data = ${data === undefined ? null : JSON.stringify(data)}::text::jsonb
  where kind = ${kind}::text and who_hash = ${whoHash(email)}::text and command_key = ${storable(key)}::text`

const Found = Schema.Array(
  Schema.Struct({
    isUsed: Schema.Boolean,
    customerId: Schema.NullOr(Schema.String),
    data: Schema.Unknown,
  }),
)

/** A link that is out and has not ended, locked until the transaction ends; it may have been used. */
export const findLink = (sql: SqlClient.SqlClient, kind: AccountLink, token: string, now: number) =>
  sql`
    select used is not null as "isUsed", customer_id as "customerId", data from account_request
    where token_hash = ${hashOf(token)}::text and kind = ${kind}::text
      and requested > ${now - linkLifetimeMillis[kind]}::bigint
    for update`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Found)),
    Effect.map(([link]) => link),
  )

/** Uses a link up; what it was for is kept no longer. */
export const useLink = (sql: SqlClient.SqlClient, token: string, customerId: string, now: number) => sql`
  update account_request set used = ${now}::bigint, customer_id = ${customerId}::text, data = null
  where token_hash = ${hashOf(token)}::text`
