import { createHash } from "node:crypto"

import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

/** The longest time window in which attempts are counted, in ms: 1 hour. */
export const maxAttemptWindowMillis = 60 * 60 * 1000

/** A counted attempt: its kind, and the visitor, address or network that makes it. */
interface Attempt {
  readonly kind: string
  readonly who: string
}

const Counted = Schema.Tuple([Schema.Struct({ tries: Schema.Int })])

const hashOf = ({ kind, who }: Attempt) => createHash("sha256").update(`${kind} ${who}`).digest("hex")

/**
 * Counts an attempt and returns the number of attempts in the current window, including this one. The window
 * starts with the first attempt. All servers share the count.
 */
export const countAttempt = Effect.fn("sql.countAttempt")(function* (
  sql: SqlClient.SqlClient,
  attempt: Attempt,
  windowMillis: number,
) {
  const now = yield* Clock.currentTimeMillis
  const old = now - windowMillis
  const [{ tries }] = yield* sql`
    insert into attempt as a (kind, who_hash, begun, tries)
    values (${attempt.kind}::text, ${hashOf(attempt)}::text, ${now}::bigint, 1)
    on conflict (kind, who_hash) do update set
      tries = case when a.begun <= ${old}::bigint then 1 else a.tries + 1 end,
      begun = case when a.begun <= ${old}::bigint then excluded.begun else a.begun end
    returning tries`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Counted)))
  return tries
})

const Begun = Schema.Array(Schema.Struct({ begun: Schema.NumberFromString }))

/**
 * Returns when the latest window of attempts began, in ms since 1970, or `undefined` if there was no attempt.
 */
export const beginOfWindow = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, attempt: Attempt) {
  const [row] = yield* sql`
    select begun::text as begun from attempt
    where kind = ${attempt.kind}::text and who_hash = ${hashOf(attempt)}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Begun)),
  )
  return row?.begun
})

/** Subtracts an attempt from the count. */
export const forgiveAttempt = (sql: SqlClient.SqlClient, attempt: Attempt) => sql`
  update attempt set tries = tries - 1
  where kind = ${attempt.kind}::text and who_hash = ${hashOf(attempt)}::text`
