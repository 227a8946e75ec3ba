import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { KnownCustomer } from "../../account/AccountStore.ts"
import { storable } from "../storable.ts"

const Rows = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    cs_id: Schema.String,
    email: Schema.String,
    first_name: Schema.String,
    last_name: Schema.String,
    loyalty_card: Schema.NullOr(Schema.String),
    merge_done: Schema.Boolean,
    login_type: Schema.Int,
    password_hash: Schema.String,
  }),
)

const knownCustomer = (row: (typeof Rows.Type)[number]): KnownCustomer => ({
  customer: {
    id: row.id,
    csId: row.cs_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.loyalty_card === null ? {} : { loyaltyCard: row.loyalty_card }),
    mergeDone: row.merge_done,
  },
  loginType: row.login_type,
  passwordHash: row.password_hash,
})

const first = (question: Effect.Effect<ReadonlyArray<unknown>, unknown>) =>
  question.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    Effect.map(([row]) => (row === undefined ? undefined : knownCustomer(row))),
  )

/** The customer an e-mail belongs to, whatever its capital letters. */
export const customerByEmail = (sql: SqlClient.SqlClient, email: Email) =>
  first(sql`select * from customer where login_name = ${storable(accountKeyOf(email))}::text`)

export const customerById = (sql: SqlClient.SqlClient, id: string) =>
  first(sql`select * from customer where id = ${id}::text`)
