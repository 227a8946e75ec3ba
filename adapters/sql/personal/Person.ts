import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { hashOf } from "../account/tokens.ts"
import { mentions } from "./mentions.ts"

/**
 * A person's e-mail address, and all ids under which the person's data may be stored. Without an account,
 * `customerId`, `csId` and `visitorId` are empty. A new address of the account that is not confirmed yet may belong
 * to another person, so it finds nothing.
 */
export interface Person {
  readonly email: string
  /** Ids: `customerId` of the account, `csId` for other services, `visitorId` of the basket. */
  readonly customerId: string
  readonly csId: string
  readonly visitorId: string
  /** Hashes of the tokens in links that were mailed for the account. */
  readonly linkHashes: ReadonlyArray<string>
  /** Ids of the person's requests; `mailIds` are those of queued mails. */
  readonly requestIds: ReadonlyArray<string>
  readonly mailIds: ReadonlyArray<string>
}

const Customers = Schema.Array(
  Schema.Struct({
    customerId: Schema.String,
    csId: Schema.String,
    visitorId: Schema.String,
    linkHashes: Schema.Array(Schema.String),
  }),
)
const Texts = Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String }))

const nobody = { customerId: "", csId: "", visitorId: "", linkHashes: [] }

/**
 * Returns whether a text belongs to a person: it names the e-mail address or contains a link that was mailed for the
 * account. The link finds the mail of a change to an address that is not confirmed yet.
 */
export const isOf = ({ email, linkHashes }: Pick<Person, "email" | "linkHashes">, text: string): boolean =>
  mentions(text, email) ||
  [...text.matchAll(/[?&]token=([\w-]+)/gu)].some(([, token = ""]) => linkHashes.includes(hashOf(token)))

/** Finds all ids of a person. It reads the texts of all requests and queued mails, which is slow but rare. */
export const findPerson = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, email: string) {
  const [customer = nobody] = yield* sql`
    select id as "customerId", cs_id as "csId", visitor_id as "visitorId", array(
      select token_hash from account_request r where r.customer_id = c.id and token_hash is not null
    ) as "linkHashes"
    from customer c where login_name = ${accountKeyOf(email)}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Customers)),
  )
  const owner = { email, ...customer }
  const requests = yield* sql`select id, payload as text from customer_request`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Texts)),
  )
  const mails = yield* sql`select id, recipient || ' ' || body as text from outgoing_mail`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Texts)),
  )
  const idsIn = (texts: typeof Texts.Type) =>
    texts.filter(({ text }) => isOf(owner, text)).map(({ id }) => id)
  const person: Person = { ...owner, requestIds: idsIn(requests), mailIds: idsIn(mails) }
  return person
})
