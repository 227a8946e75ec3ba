import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { leasedMillis } from "../deliveryLease.ts"

const Milliseconds = Schema.NullOr(Schema.Union([Schema.Int, Schema.FiniteFromString]))
const Mails = Schema.Tuple([
  Schema.Struct({ waiting: Schema.Int, refused: Schema.Int, oldest: Milliseconds }),
])
const Backups = Schema.Array(Schema.Struct({ made: Schema.Union([Schema.Int, Schema.FiniteFromString]) }))

/**
 * Returns the number of queued mails, the number of those that only their mailbox refuses, and a time in epoch ms: the
 * oldest of the others was queued then or earlier. The time is computed from `due`, because the time of queueing is not
 * stored: each failed try postpones `due` by its lease of 3, 6, 12 ... up to 48 minutes.
 *
 * A mail server with a fault may refuse all mailboxes, for example if it cannot resolve their domains. So a refusal
 * is the mailbox's own only if the server has since accepted another mail, or has refused no second recipient.
 */
export const waitingMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [mails] = yield* sql`
    with last as (select coalesce(max(accepted), 0) as accepted from mail_accepted),
    unclear as (
      select count(distinct recipient) as recipients from outgoing_mail, last
      where refused is null and mailbox_refusal > accepted
    ),
    mail as (
      select due, tries, coalesce(mailbox_refusal <= accepted or recipients = 1, false) as of_mailbox
      from outgoing_mail, last, unclear where refused is null
    )
    select count(*)::int as waiting, (count(*) filter (where of_mailbox))::int as refused,
      (min(due - ${leasedMillis(sql)}) filter (where not of_mailbox))::float8 as oldest
    from mail`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Mails)))
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
