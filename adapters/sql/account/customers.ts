import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { KnownCustomer } from "../../account/AccountStore.ts"
import { storable } from "../storable.ts"

const Row = Schema.Struct({
  id: Schema.String,
  cs_id: Schema.String,
  email: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  loyalty_card: Schema.NullOr(Schema.String),
  merge_done: Schema.Boolean,
  login_type: Schema.Int,
  password_hash: Schema.String,
})
const Rows = Schema.Array(Row)
const Asked = Schema.Tuple([Schema.Struct({ ...Row.fields, is_known: Schema.Boolean })])

const knownCustomer = (row: typeof Row.Type): KnownCustomer => ({
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

/**
 * Finds a customer by e-mail address, ignoring case. For an unknown address it reads a dummy row of the same
 * size, so that the duration reveals nothing (quality T-S6).
 */
export const customerByEmail = (sql: SqlClient.SqlClient, email: Email) =>
  sql`
    select c.id is not null as is_known, coalesce(c.id, repeat('-', 36)) as id,
      coalesce(c.cs_id, repeat('-', 39)) as cs_id, coalesce(c.email, repeat('-', 24)) as email,
      coalesce(c.first_name, repeat('-', 6)) as first_name, coalesce(c.last_name, repeat('-', 6)) as last_name,
      c.loyalty_card, coalesce(c.merge_done, true) as merge_done, coalesce(c.login_type, 1) as login_type,
      coalesce(c.password_hash, repeat('-', 97)) as password_hash
    from (select 1) as asked left join customer c on c.login_name = ${storable(accountKeyOf(email))}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Asked)),
    Effect.map(([row]) => {
      const customer = knownCustomer(row)
      return row.is_known ? customer : undefined
    }),
  )

export const customerById = (sql: SqlClient.SqlClient, id: string) =>
  sql`select * from customer where id = ${id}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    Effect.map(([row]) => (row === undefined ? undefined : knownCustomer(row))),
  )
