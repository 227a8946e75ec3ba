import { randomUUID } from "node:crypto"

import { Clock, Context, Data, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

import { hashOf, isToken, newToken } from "./account/tokens.ts"

/** The sessions in the database could not be read or written. */
export class SessionsError extends Data.TaggedError("SessionsError")<{ readonly cause: unknown }> {
  override get message() {
    return "The sessions cannot be read or written."
  }
}

/** A new session. Its token cannot be read again later. */
export interface NewSession {
  /** 256 random bits for the session cookie. Only their hash is stored. */
  readonly token: string
  readonly visitorId: string
}

/** The owner of a session: a visitor, and the customer who is logged in, if any. */
export interface SessionVisitor {
  readonly visitorId: string
  readonly customer?: { readonly id: string; readonly loyaltyCard?: string }
}

/** Identifies visitors across requests (DESIGN 5, sessions). */
export class Sessions extends Context.Service<
  Sessions,
  {
    readonly create: Effect.Effect<NewSession, SessionsError>
    /**
     * Returns the visitor of a session token, or `undefined` if the token is unknown or has not been used
     * for 30 days. Records the time of the visit.
     */
    resolve(token: string): Effect.Effect<SessionVisitor | undefined, SessionsError>
  }
>()("adapters/sql/Sessions") {}

/** A session ends after this time without a visit, in ms: 30 days. */
export const sessionIdleMillis = 30 * 24 * 60 * 60 * 1000
/**
 * Minimum time between two records of a visit, in ms: 1 hour. Reading a page therefore rarely writes to the
 * database.
 */
const visitIntervalMillis = 60 * 60 * 1000
/**
 * Minimum time between two records of a customer's visit, in ms: 1 minute. With 1 hour, an active customer
 * would be logged out, because a login ends after 30 minutes without a visit.
 */
const loginIntervalMillis = 60 * 1000

const Rows = Schema.Array(
  Schema.Struct({
    visitor_id: Schema.String,
    customer_id: Schema.NullOr(Schema.String),
    loyalty_card: Schema.NullOr(Schema.String),
    stale: Schema.Boolean,
  }),
)

const visitorOf = (row: (typeof Rows.Type)[number]): SessionVisitor => ({
  visitorId: row.visitor_id,
  ...(row.customer_id === null
    ? {}
    : {
        customer: {
          id: row.customer_id,
          ...(row.loyalty_card === null ? {} : { loyaltyCard: row.loyalty_card }),
        },
      }),
})

/** Sessions in the database, shared by all servers. */
export const layer: Layer.Layer<Sessions, never, SqlClient.SqlClient> = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      create: Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const session = { token: newToken(), visitorId: randomUUID() }
        yield* sql`
          insert into session (token_hash, visitor_id, created, last_seen)
          values (${hashOf(session.token)}::text, ${session.visitorId}::text, ${now}::bigint, ${now}::bigint)`
        return session
      }).pipe(Effect.mapError((cause) => new SessionsError({ cause }))),
      resolve: Effect.fn("SessionsSql.resolve")(
        function* (token: string) {
          if (!isToken(token)) return undefined
          const now = yield* Clock.currentTimeMillis
          const hash = hashOf(token)
          // This query finds no customer if the login has expired. The update below then leaves `used`
          // unchanged, so that the login stays expired.
          const [found] = yield* sql`
            select s.visitor_id, c.id as customer_id, c.loyalty_card,
              s.last_seen <= ${now - visitIntervalMillis}::bigint
                or (c.id is not null and s.used <= ${now - loginIntervalMillis}::bigint) as stale
            from session s left join customer c on c.id = s.customer_id
              and s.used > ${now - loginIdleMillis}::bigint and s.logged_in > ${now - loginLifetimeMillis}::bigint
            where s.token_hash = ${hash}::text and s.last_seen > ${now - sessionIdleMillis}::bigint`.pipe(
            Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          )
          if (found?.stale === true) {
            yield* sql`
              update session set last_seen = ${now}::bigint,
                used = case when used > ${now - loginIdleMillis}::bigint then ${now}::bigint else used end
              where token_hash = ${hash}::text`
          }
          return found === undefined ? undefined : visitorOf(found)
        },
        Effect.mapError((cause) => new SessionsError({ cause })),
      ),
    }
  }),
)
