import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, type OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

/** Mails handed over in one go. */
const atOnce = 20
/** So many of them side by side: with a slow mail server, too, all are through before they would be handed over again. */
const sideBySide = 4
/** A mail whose handing over has not ended after this is handed over again; every failure doubles it, up to 64 times. */
const patienceMillis = 60_000

const Rows = Schema.Array(Mail)

/** Puts a mail down in the caller's transaction: it goes out if and only if that is committed. */
export const putDown = (sql: SqlClient.SqlClient, { id, subject, text, to }: Mail, now: number) => sql`
  insert into outgoing_mail (id, recipient, subject, body, due)
  values (${id}::text, ${to}::text, ${subject}::text, ${text}::text, ${now}::bigint)
  on conflict (id) do nothing`

/** The work of a mail without the mail, where nobody must see whether there is one: laid aside from the beginning, and empty. */
export const putNobodys = (sql: SqlClient.SqlClient, { id, subject, text }: Mail, now: number) => sql`
  insert into outgoing_mail (id, recipient, subject, body, due, refused)
  values (${id}::text, '', ${subject}::text, repeat('-', ${text.length}::int), ${now}::bigint, ${now}::bigint)
  on conflict (id) do nothing`

/** A mail that is refused for good is laid aside without what it said, and forgotten with the next tidying up. */
const notTaken = (sql: SqlClient.SqlClient, id: string, error: OutboxError, now: number) =>
  error.isFinal === true
    ? Effect.andThen(
        Effect.logWarning("A mail was refused for good and is laid aside", error),
        sql`update outgoing_mail set refused = ${now}::bigint, body = '' where id = ${id}::text`,
      )
    : Effect.logWarning("A mail was not taken and is tried again later", error)

/**
 * Hands mails over to the outbox that are due, each at least once: a mail is taken for a minute and removed when the outbox
 * has it. Whoever is killed in between leaves it to the next one; instances side by side take different mails. Gives the
 * number of mails that were handed over.
 */
export const handOver: Effect.Effect<
  number,
  SqlError.SqlError | Schema.SchemaError,
  SqlClient.SqlClient | Outbox
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const now = yield* Clock.currentTimeMillis
  const mails = yield* sql`
    update outgoing_mail set tries = tries + 1,
      due = ${now}::bigint + ${patienceMillis}::bigint * power(2, least(tries, 6))::bigint
    where id in (
      select id from outgoing_mail where due <= ${now}::bigint and refused is null order by due limit ${atOnce}::int
      for update skip locked
    )
    returning id, recipient as "to", subject, body as text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
  )
  const handed = yield* Effect.forEach(
    mails,
    (mail) =>
      outbox.accept(mail).pipe(
        Effect.andThen(sql`delete from outgoing_mail where id = ${mail.id}::text`),
        Effect.as(1),
        Effect.catchTag("OutboxError", (error) => Effect.as(notTaken(sql, mail.id, error, now), 0)),
      ),
    { concurrency: sideBySide },
  )
  return handed.reduce((sum: number, one) => sum + one, 0)
}).pipe(Effect.withSpan("sql.handOver"))
