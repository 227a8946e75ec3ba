import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { leasedMillis } from "../deliveryLease.ts"

const Milliseconds = Schema.NullOr(Schema.Union([Schema.Int, Schema.FiniteFromString]))
const Mails = Schema.Tuple([Schema.Struct({ waiting: Schema.Int, oldest: Milliseconds })])
const Backups = Schema.Array(Schema.Struct({ made: Schema.Union([Schema.Int, Schema.FiniteFromString]) }))

/**
 * Returns the number of queued mails and a time in epoch ms: the oldest mail was queued then or earlier. The
 * time is computed from `due`, because the time of queueing is not stored: each failed try postpones `due`
 * by its lease of 3, 6, 12 ... up to 48 minutes.
 */
export const waitingMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [mails] = yield* sql`
    select count(*)::int as waiting,
      min(due - ${leasedMillis(sql)})::float8 as oldest
    from outgoing_mail where refused is null`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Mails)))
  return mails
})

/** Returns the time of the last complete backup in epoch ms, or null. */
export const lastBackup = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [last] = yield* sql`select made::float8 as made from backup_made`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Backups)),
  )
  return last?.made ?? null
})

/** Records that a complete backup was made now. */
export const recordBackup = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql`
    insert into backup_made (place, made) values (1, ${now}::bigint)
    on conflict (place) do update set made = excluded.made`
})
