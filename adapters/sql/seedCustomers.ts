import { randomUUID } from "node:crypto"

import { Clock, Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import { Passwords } from "../account/Passwords.ts"

/** A customer of the demonstration with the plain password. */
export interface SeedCustomer extends Customer {
  readonly password: string
  readonly loginType: 1 | 2 | 3
}

/** Adds missing customers of the demonstration. Existing ones keep their changes. */
export const seedCustomers = Effect.fn("sql.seedCustomers")(function* (
  customers: ReadonlyArray<SeedCustomer>,
) {
  const sql = yield* SqlClient.SqlClient
  const passwords = yield* Passwords
  const now = yield* Clock.currentTimeMillis
  for (const customer of customers) {
    const hash = yield* passwords.hash(Redacted.make(customer.password))
    yield* sql`
      insert into customer (id, cs_id, login_name, email, first_name, last_name, loyalty_card, merge_done, login_type,
        password_hash, visitor_id, created)
      values (${customer.id}::text, ${customer.csId}::text, ${accountKeyOf(customer.email)}::text,
        ${customer.email}::text, ${customer.firstName}::text, ${customer.lastName}::text,
        ${customer.loyaltyCard ?? null}::text, ${customer.mergeDone ?? false}::boolean, ${customer.loginType}::int,
        ${hash}::text, ${randomUUID()}::text, ${now}::bigint)
      on conflict do nothing`
  }
})
