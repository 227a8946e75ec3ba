import { createHash, randomBytes, randomUUID } from "node:crypto"

import { Clock, Context, Data, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

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

/** Who a visitor is from one request to the next (DESIGN 5, sessions). */
export class Sessions extends Context.Service<
  Sessions,
  {
    readonly create: Effect.Effect<NewSession, SessionsError>
    /** The visitor of a token; `undefined` when it is unknown or was not used for 30 days. */
    resolve(token: string): Effect.Effect<string | undefined, SessionsError>
  }
>()("adapters/sql/Sessions") {}

/** A session ends after so much time without a visit. */
export const sessionIdleMillis = 30 * 24 * 60 * 60 * 1000
/** A visit is noted at most once in this time, so that reading a page writes nothing. */
const noteVisitAfterMillis = 60 * 60 * 1000

const tokenPattern = /^[\w-]{43}$/u
const Rows = Schema.Array(Schema.Struct({ visitor_id: Schema.String, stale: Schema.Boolean }))

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")

/** Sessions in the database, the same for all instances. */
export const layer: Layer.Layer<Sessions, never, SqlClient.SqlClient> = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      create: Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const session = { token: randomBytes(32).toString("base64url"), visitorId: randomUUID() }
        yield* sql`
          insert into session (token_hash, visitor_id, created, last_seen)
          values (${hashOf(session.token)}::text, ${session.visitorId}::text, ${now}::bigint, ${now}::bigint)`
        return session
      }).pipe(Effect.mapError((cause) => new SessionsError({ cause }))),
      resolve: Effect.fn("SessionsSql.resolve")(
        function* (token: string) {
          if (!tokenPattern.test(token)) return undefined
          const now = yield* Clock.currentTimeMillis
          const hash = hashOf(token)
          const [found] = yield* sql`
            select visitor_id, last_seen <= ${now - noteVisitAfterMillis}::bigint as stale from session
            where token_hash = ${hash}::text and last_seen > ${now - sessionIdleMillis}::bigint`.pipe(
            Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          )
          if (found?.stale === true) {
            yield* sql`update session set last_seen = ${now}::bigint where token_hash = ${hash}::text`
          }
          return found?.visitor_id
        },
        Effect.mapError((cause) => new SessionsError({ cause })),
      ),
    }
  }),
)
