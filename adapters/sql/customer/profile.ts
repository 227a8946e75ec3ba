import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { Salute } from "@heimwerk/core/account/PersonalData.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { subscriberOf } from "@heimwerk/core/newsletter/reply.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const Rows = Schema.Array(
  Schema.Struct({
    first_name: Schema.String,
    last_name: Schema.String,
    email: Schema.String,
    loyalty_card: Schema.NullOr(Schema.String),
    merge_done: Schema.Boolean,
    password_hash: Schema.String,
    salute: Salute,
    phone: Schema.String,
    pending_email: Schema.NullOr(Schema.String),
  }),
)

/** A customer's profile and password hash. */
export interface KeptProfile {
  readonly profile: Profile
  readonly passwordHash: string
}

/**
 * Returns whether an e-mail address has a confirmed newsletter subscription. Subscriptions are stored under
 * the address in lower case.
 */
const hasNewsletter = (sql: SqlClient.SqlClient, email: string) =>
  Effect.map(
    sql`
      select 1 from newsletter_subscription
      where subscriber = ${subscriberOf(Email.make(email))}::text and confirmed is not null`,
    (found) => found.length > 0,
  )

const keptProfile = (row: (typeof Rows.Type)[number], newsletter: boolean): KeptProfile => ({
  profile: {
    salute: row.salute,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    ...(row.pending_email === null ? {} : { pendingEmail: row.pending_email }),
    ...(row.loyalty_card === null ? {} : { loyaltyCard: row.loyalty_card }),
    mergeDone: row.merge_done,
    newsletter,
  },
  passwordHash: row.password_hash,
})

/** Reads a customer's profile. Returns `undefined` when the customer no longer exists. */
export const readProfile = (sql: SqlClient.SqlClient, customerId: string) =>
  sql`
    select c.first_name, c.last_name, c.email, c.loyalty_card, c.merge_done, c.password_hash,
      coalesce(d.salute, '') as salute, coalesce(d.phone, '') as phone, d.pending_email
    from customer c left join customer_detail d on d.customer_id = c.id
    where c.id = ${customerId}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    Effect.flatMap(([row]) =>
      row === undefined
        ? Effect.succeed(undefined)
        : Effect.map(hasNewsletter(sql, row.email), (newsletter) => keptProfile(row, newsletter)),
    ),
  )
