import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { maxListedMails } from "../../operator/listLimits.ts"
import { QueuedMail } from "../../operator/support.ts"
import { withoutSecrets } from "./withoutSecrets.ts"

const MailText = Schema.Struct({ ...QueuedMail.fields, text: Schema.String })
const decodeMails = Schema.decodeUnknownEffect(Schema.Array(QueuedMail))
const decodeTexts = Schema.decodeUnknownEffect(Schema.Array(MailText))

/**
 * Returns at most 200 queued or refused mails: first the queued ones, sorted by the time of the next attempt. Leaves out
 * decoy mails (`queueDecoyMail`).
 */
export const queuedMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // Refused mails stay for days. If they came first, they could fill the whole list.
  const mails = yield* sql`
    select id, recipient, subject, due::float8 as due, tries, refused is not null as "isRefused",
      mailbox_refusal is not null as "isMailboxRefused"
    from outgoing_mail where recipient <> '' order by refused is not null, due limit ${maxListedMails}::int`.pipe(
    Effect.flatMap(decodeMails),
  )
  return mails.map((mail) => ({ ...mail, subject: withoutSecrets(mail.subject) }))
})

/**
 * Returns a queued or refused mail with its text. Secrets are removed from its subject and text. Returns `undefined` for
 * an unknown id.
 */
export const queuedMail = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [mail] = yield* sql`
    select id, recipient, subject, due::float8 as due, tries, refused is not null as "isRefused",
      mailbox_refusal is not null as "isMailboxRefused", body as text
    from outgoing_mail where id = ${id}::text and recipient <> ''`.pipe(Effect.flatMap(decodeTexts))
  return mail === undefined
    ? undefined
    : { ...mail, subject: withoutSecrets(mail.subject), text: withoutSecrets(mail.text) }
})

/**
 * Queues refused mails again, as if they had never been tried: the one with the id, or all if the id is null. A mail
 * that has lost its text remains refused. Returns the number of queued mails.
 */
export const retryRefusedMails = Effect.fnUntraced(function* (id: string | null) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const mails = yield* sql`
    update outgoing_mail set refused = null, first_refusal = null, mailbox_refusal = null, tries = 0, due = ${now}::bigint
    where refused is not null and recipient <> '' and body <> ''
      and (${id}::text is null or id = ${id}::text)
    returning id`
  return mails.length
})
