import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

import type { MailingStore } from "../mail/MailingStore.ts"
import { newToken } from "./account/tokens.ts"
import { inBatch, leaseEnd, maxParallelDeliveries, withinTryLimit } from "./deliveryLease.ts"
import { readableRows } from "./readableRows.ts"

/** Time after which a refused mail is not sent again, in ms: 5 days (RFC 5321, 4.5.4.1). */
const maxRefusedMillis = 5 * 24 * 60 * 60 * 1000

const readMails = readableRows(
  "mails",
  Schema.Struct({
    ...Mail.fields,
    html: Schema.NullOr(Schema.String),
    qrCodes: Schema.Array(Schema.NonEmptyString),
    firstRefusal: Schema.NullOr(Schema.Int),
  }),
)

const insertMail = (
  sql: SqlClient.SqlClient,
  { html, id, qrCodes = [], subject, text, to }: Omit<Mail, "to"> & { readonly to: string },
  { due, refused }: { readonly due: number; readonly refused: number | null },
) => sql`
  insert into outgoing_mail (id, recipient, subject, body, html, qr_codes, due, refused)
  values (${id}::text, ${to}::text, ${subject}::text, ${text}::text, ${html ?? null}::text,
    ${JSON.stringify(qrCodes)}::text::jsonb, ${due}::bigint, ${refused}::bigint)
  on conflict (id) do nothing`

/**
 * Queues a mail in the caller's transaction: it is sent if and only if the transaction commits. The queue does not store
 * `replyTo`, because mails to customers have none.
 */
export const queueMail = (sql: SqlClient.SqlClient, mail: Mail, now: number) =>
  insertMail(sql, mail, { due: now, refused: null })

/** Makes a store that queues its mails in the database. */
export const mailingStore = (
  sql: SqlClient.SqlClient,
): MailingStore<SqlError.SqlError | Schema.SchemaError> => ({
  atomically: sql.withTransaction,
  send: (mail) => Effect.flatMap(Clock.currentTimeMillis, (now) => queueMail(sql, mail, now)),
  newToken: Effect.sync(newToken),
})

/**
 * Runs the same statement as `queueMail` and sends nothing, so that the duration does not reveal accounts. Stores a
 * row that is marked as refused, without the recipient and with dashes instead of the text.
 */
export const queueDecoyMail = (sql: SqlClient.SqlClient, { html, text, ...mail }: Mail, now: number) =>
  insertMail(
    sql,
    {
      ...mail,
      to: "",
      text: "-".repeat(text.length),
      ...(html === undefined ? {} : { html: "-".repeat(html.length) }),
    },
    { due: now, refused: now },
  )

/**
 * Records a failed try. A mail that is refused finally, or for 5 days, is not sent again, and `prune` removes it after 7
 * days. It loses its text only if it can never be delivered: operators can still read and send the others. A mail server
 * that does not answer, or refuses the shop's login, its sender or the mails of all recipients, never ends the tries.
 */
const recordRefusal = (
  sql: SqlClient.SqlClient,
  { firstRefusal, id }: { readonly id: string; readonly firstRefusal: number | null },
  error: OutboxError,
  now: number,
) => {
  const refusedMillis = error.isRefused === true ? now - (firstRefusal ?? now) : 0
  if (error.isFinal !== true && refusedMillis >= maxRefusedMillis)
    return Effect.andThen(
      Effect.logError(
        "A mail was refused for 5 days and is not sent again; its text is kept for 7 days",
        error,
      ),
      sql`update outgoing_mail set refused = ${now}::bigint where id = ${id}::text`,
    )
  if (error.isFinal === true)
    return Effect.andThen(
      Effect.logWarning("A mail was refused and is not sent again", error),
      sql`update outgoing_mail set refused = ${now}::bigint, body = '', html = null, qr_codes = '[]' where id = ${id}::text`,
    )
  const log = Effect.logWarning("A mail was not taken and is tried again later", error)
  if (error.isRefused !== true) return log
  const mailboxRefusal = error.isMailboxRefused === true ? now : null
  return Effect.andThen(
    log,
    sql`update outgoing_mail set first_refusal = coalesce(first_refusal, ${now}::bigint),
      mailbox_refusal = coalesce(mailbox_refusal, ${mailboxRefusal}::bigint) where id = ${id}::text`,
  )
}

/** Records that the outbox accepted a mail now. `waitingMails` says why. */
const recordAccepted = (sql: SqlClient.SqlClient, now: number) => sql`
  insert into mail_accepted (place, accepted) values (1, ${now}::bigint)
  on conflict (place) do update set accepted = greatest(mail_accepted.accepted, excluded.accepted)`

/**
 * Sends due mails, each at least once. A mail is leased for at least 3 minutes and removed when the outbox has
 * accepted it. After a crash its lease expires and another run sends it. Parallel servers lease different
 * mails. Returns the number of sent mails.
 */
export const sendQueuedMails: Effect.Effect<
  number,
  SqlError.SqlError | Schema.SchemaError,
  SqlClient.SqlClient | Outbox
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const now = yield* Clock.currentTimeMillis
  const mails = yield* sql`
    update outgoing_mail set tries = tries + 1, due = ${leaseEnd(sql, now)}
    where id in (
      select id from outgoing_mail where due <= ${now}::bigint and refused is null
      order by due limit ${maxParallelDeliveries}::int for update skip locked
    )
    returning id, recipient as "to", subject, body as text, html, qr_codes as "qrCodes",
      first_refusal::float8 as "firstRefusal"`.pipe(Effect.flatMap(readMails))
  const handed = yield* Effect.forEach(
    mails,
    ({ firstRefusal, html, qrCodes, ...mail }) =>
      withinTryLimit(
        outbox.accept(html === null ? mail : { ...mail, html, qrCodes }),
        (cause) => new OutboxError({ cause }),
      ).pipe(
        Effect.andThen(sql`delete from outgoing_mail where id = ${mail.id}::text`),
        Effect.as(1),
        Effect.catchTag("OutboxError", (error) =>
          Effect.as(recordRefusal(sql, { id: mail.id, firstRefusal }, error, now), 0),
        ),
        inBatch("A mail could not be sent and is tried again later", { mail: mail.id }),
      ),
    { concurrency: maxParallelDeliveries },
  )
  const count = handed.reduce((sum: number, one) => sum + one, 0)
  if (count > 0) yield* recordAccepted(sql, now)
  return count
}).pipe(Effect.withSpan("sql.sendQueuedMails"))
