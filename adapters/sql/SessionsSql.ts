import { randomUUID } from "node:crypto"

import { Clock, Context, Data, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { findSession, SessionRow } from "./account/findSession.ts"
import { hashOf, newToken } from "./account/tokens.ts"
import { PipelinedReads, type RunRead } from "./account/PipelinedReads.ts"
import { listsColumns, listsFields, listsOf, type ReadLists } from "./visitor/rows.ts"

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

/** The owner of a session, with basket and wishlist. */
export interface SessionWithLists extends SessionVisitor {
  /**
   * Basket and wishlist. `undefined` if they are unreadable, so that a customer still reaches the account.
   */
  readonly read: ReadLists | undefined
}

/** Identifies visitors across requests (ADR 0014). */
export class Sessions extends Context.Service<
  Sessions,
  {
    readonly create: Effect.Effect<NewSession, SessionsError>
    /**
     * Reads the visitor of a session token with basket and wishlist in one statement. Returns `undefined` if
     * the token is unknown or was not used for 30 days. Records the visit like `findSession`.
     */
    resolve(token: string): Effect.Effect<SessionWithLists | undefined, SessionsError>
  }
>()("adapters/sql/Sessions") {}

const Rows = Schema.Array(
  Schema.Struct({ ...SessionRow.fields, world: Schema.Unknown, lists: Schema.Unknown }),
)
const decodeLists = Schema.decodeUnknownEffect(Schema.Struct(listsFields))

/** Converts the row of a session. */
export const visitorOf = (row: typeof SessionRow.Type): SessionVisitor => ({
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
    const runRead: RunRead = (yield* PipelinedReads) ?? ((read) => read(sql))
    const columns = sql`, ${listsColumns(sql, sql`s.visitor_id`)}`
    return {
      create: Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const session = { token: newToken(), visitorId: randomUUID() }
        yield* sql`
          insert into session (token_hash, visitor_id, created, last_seen)
          values (${hashOf(session.token)}::text, ${session.visitorId}::text, ${now}::bigint, ${now}::bigint)`
        return session
      }).pipe(Effect.mapError((cause) => new SessionsError({ cause }))),
      resolve: Effect.fnUntraced(
        function* (token: string) {
          const found = yield* findSession(sql, token, { columns, runRead, rows: Rows })
          if (found === undefined) return undefined
          const read = yield* decodeLists(found).pipe(
            Effect.flatMap(listsOf),
            Effect.orElseSucceed(() => undefined),
          )
          return { ...visitorOf(found), read }
        },
        Effect.mapError((cause) => new SessionsError({ cause })),
        Effect.withSpan("SessionsSql.resolve"),
      ),
    }
  }),
)
