import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { mentions } from "./mentions.ts"

/** Somebody by their e-mail, with all names under which something of theirs may be kept; empty for none. */
export interface Person {
  readonly email: string
  /** It, and another one that waits for its confirmation. */
  readonly emails: ReadonlyArray<string>
  /** The number of the account, the one for other services, and the owner of its basket. */
  readonly customerId: string
  readonly csId: string
  readonly visitorId: string
  /** Requests, and mails that have not gone out, in which the e-mail stands. */
  readonly requestIds: ReadonlyArray<string>
  readonly mailIds: ReadonlyArray<string>
}

const Customers = Schema.Array(
  Schema.Struct({
    customerId: Schema.String,
    csId: Schema.String,
    visitorId: Schema.String,
    pending: Schema.NullOr(Schema.String),
  }),
)
const Texts = Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String }))

const nobody = { customerId: "", csId: "", visitorId: "", pending: null }

/** Looks for everything that is kept under an e-mail. Texts are read one by one: this is asked for by hand, and seldom. */
export const findPerson = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, email: string) {
  const [{ pending, ...customer } = nobody] = yield* sql`
    select id as "customerId", cs_id as "csId", visitor_id as "visitorId",
      (select pending_email from customer_detail d where d.customer_id = c.id) as pending
    from customer c where login_name = ${accountKeyOf(email)}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Customers)),
  )
  const emails = pending === null ? [email] : [email, pending]
  const requests = yield* sql`select id, payload as text from customer_request`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Texts)),
  )
  const mails = yield* sql`select id, recipient || ' ' || body as text from outgoing_mail`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Texts)),
  )
  const idsIn = (texts: typeof Texts.Type) =>
    texts.filter(({ text }) => emails.some((one) => mentions(text, one))).map(({ id }) => id)
  const person: Person = { email, emails, ...customer, requestIds: idsIn(requests), mailIds: idsIn(mails) }
  return person
})
