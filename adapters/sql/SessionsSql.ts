import { randomUUID } from "node:crypto"

import { Clock, Context, Data, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

import { hashOf, isToken, newToken } from "./account/tokens.ts"

/** The database did not answer. */
export class SessionsError extends Data.TaggedError("SessionsError")<{ readonly cause: unknown }> {
  override get message() {
    return "The sessions cannot be read or written."
  }
}

/** A session as its visitor gets it, once. */
export interface NewSession {
  /** For the cookie: 256 random bits. Only its hash is kept. */
  readonly token: string
  readonly visitorId: string
}

/** Who a session belongs to: somebody who has laid something aside, and the customer while one is logged in. */
export interface SessionVisitor {
  readonly visitorId: string
  readonly customer?: { readonly id: string; readonly loyaltyCard?: string }
}

/** Who a visitor is from one request to the next (DESIGN 5, sessions). */
export class Sessions extends Context.Service<
  Sessions,
  {
    readonly create: Effect.Effect<NewSession, SessionsError>
    /** The visitor of a token; `undefined` when it is unknown or was not used for 30 days. Notes the visit. */
    resolve(token: string): Effect.Effect<SessionVisitor | undefined, SessionsError>
  }
>()("adapters/sql/Sessions") {}

/** A session ends after so much time without a visit. */
export const sessionIdleMillis = 30 * 24 * 60 * 60 * 1000
/** A visit is noted at most once in this time, so that reading a page writes nothing. */
const noteVisitAfterMillis = 60 * 60 * 1000
/** The same for somebody who is logged in, which ends sooner. */
const noteUseAfterMillis = 60 * 1000

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

/** Sessions in the database, the same for all instances. */
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
          // A login that is over is not noted as used again, so that it stays over.
          const [found] = yield* sql`
            select s.visitor_id, c.id as customer_id, c.loyalty_card,
              s.last_seen <= ${now - noteVisitAfterMillis}::bigint
                or (c.id is not null and s.used <= ${now - noteUseAfterMillis}::bigint) as stale
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
