import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

import type { MailingStore } from "../mail/MailingStore.ts"
import { newToken } from "./account/tokens.ts"
import { leaseEnd, maxParallelDeliveries, withinTryLimit } from "./deliveryLease.ts"
import { readableRows } from "./readableRows.ts"

const readMails = readableRows(
  "mails",
  Schema.Struct({
    ...Mail.fields,
    html: Schema.NullOr(Schema.String),
    qrCodes: Schema.Array(Schema.NonEmptyString),
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

/** Queues a mail in the caller's transaction: it is sent if and only if the transaction commits. */
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
 * Records a failed try. A mail that is refused finally loses its text, and `prune` removes it after 7 days.
 */
const recordRefusal = (sql: SqlClient.SqlClient, id: string, error: OutboxError, now: number) =>
  error.isFinal === true
    ? Effect.andThen(
        Effect.logWarning("A mail was refused and is not sent again", error),
        sql`update outgoing_mail set refused = ${now}::bigint, body = '', html = null, qr_codes = '[]' where id = ${id}::text`,
      )
    : Effect.logWarning("A mail was not taken and is tried again later", error)

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
    returning id, recipient as "to", subject, body as text, html, qr_codes as "qrCodes"`.pipe(Effect.flatMap(readMails))
  const handed = yield* Effect.forEach(
    mails,
    ({ html, qrCodes, ...mail }) =>
      withinTryLimit(
        outbox.accept(html === null ? mail : { ...mail, html, qrCodes }),
        (cause) => new OutboxError({ cause }),
      ).pipe(
        Effect.andThen(sql`delete from outgoing_mail where id = ${mail.id}::text`),
        Effect.as(1),
        Effect.catchTag("OutboxError", (error) => Effect.as(recordRefusal(sql, mail.id, error, now), 0)),
      ),
    { concurrency: maxParallelDeliveries },
  )
  return handed.reduce((sum: number, one) => sum + one, 0)
}).pipe(Effect.withSpan("sql.sendQueuedMails"))
