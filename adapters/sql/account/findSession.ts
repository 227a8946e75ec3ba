import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"

import {
  loginIdleMillis,
  loginLifetimeMillis,
  sessionIdleMillis,
} from "@heimwerk/core/account/sessionTimes.ts"

import type { RunRead } from "./PipelinedReads.ts"
import { hashOf, isToken } from "./tokens.ts"

/**
 * Minimum time between two records of a guest's visit, in ms: 1 hour. The pages that a guest reads therefore rarely
 * write to the database.
 */
const visitIntervalMillis = 60 * 60 * 1000
/**
 * Minimum time between two records of a customer's visit, in ms: 1 minute. With 1 hour, an active customer
 * would be logged out, because a login ends after 30 minutes without a visit.
 */
const loginIntervalMillis = 60 * 1000

/** Columns of a session `s` and of its customer `c`, if one is logged in. */
export class SessionRow extends Schema.Opaque<SessionRow>()(
  Schema.Struct({
    visitor_id: Schema.String,
    customer_id: Schema.NullOr(Schema.String),
    loyalty_card: Schema.NullOr(Schema.String),
    stale: Schema.Boolean,
  }),
) {}

/** Further data to read in the statement that finds a session. */
interface More<Row> {
  /** Reads the session. */
  readonly runRead: RunRead
  /** SQL columns, with a comma before each. */
  readonly columns: Fragment
  readonly rows: Schema.Codec<ReadonlyArray<Row>, unknown>
}

/**
 * Returns the row of a session token, or `undefined` if the token is unknown or has not been used for 30
 * days. Records the time of the visit, for a guest at most once an hour and for a customer once a minute.
 */
export const findSession = Effect.fnUntraced(function* <Row extends typeof SessionRow.Type>(
  sql: SqlClient.SqlClient,
  token: string,
  { columns, rows, runRead }: More<Row>,
) {
  if (!isToken(token)) return undefined
  const now = yield* Clock.currentTimeMillis
  const hash = hashOf(token)
  // This query finds no customer if the login has expired. The update below does not renew an expired login:
  // it leaves `used` of an idle login unchanged, and never changes `logged_in`.
  const query = (reader: SqlClient.SqlClient) => reader`
    select s.visitor_id, c.id as customer_id, c.loyalty_card,
      s.last_seen <= ${now - visitIntervalMillis}::bigint
        or (c.id is not null and s.used <= ${now - loginIntervalMillis}::bigint) as stale ${columns}
    from session s left join customer c on c.id = s.customer_id
      and s.used > ${now - loginIdleMillis}::bigint and s.logged_in > ${now - loginLifetimeMillis}::bigint
    where s.token_hash = ${hash}::text and s.last_seen > ${now - sessionIdleMillis}::bigint`
  const [found] = yield* Effect.flatMap(runRead(query), Schema.decodeUnknownEffect(rows))
  if (found?.stale === true) {
    yield* sql`
      update session set last_seen = ${now}::bigint,
        used = case when used > ${now - loginIdleMillis}::bigint then ${now}::bigint else used end
      where token_hash = ${hash}::text`
  }
  return found
})
