import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { mentions } from "./mentions.ts"

/**
 * A person's e-mail address, and all ids under which the person's data may be stored. Without an account,
 * `customerId`, `csId` and `visitorId` are empty.
 */
export interface Person {
  readonly email: string
  /** The person's e-mail address, and the new address of the account that is not confirmed yet, if any. */
  readonly emails: ReadonlyArray<string>
  /** Ids: `customerId` of the account, `csId` for other services, `visitorId` of the basket. */
  readonly customerId: string
  readonly csId: string
  readonly visitorId: string
  /** Ids of requests that contain one of `emails`; `mailIds` are those of queued mails. */
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

/** Finds all ids of a person. It reads the texts of all requests and queued mails, which is slow but rare. */
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
