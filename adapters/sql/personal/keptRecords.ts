import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import type { OrderState } from "@heimwerk/core/order/OrderState.ts"

import type { Person } from "./Person.ts"
import { ordersOf, withdrawalsOf } from "./tables.ts"

/** Number of rows per table that a deletion keeps. */
export type Kept = Readonly<Record<string, number>>

/** Replaces the contact of an order, except the name. No mail reaches the domain `invalid` (RFC 6761). */
const removedContact = { salute: "", phone: "", email: "geloescht@kunde.invalid" }

/**
 * States of a finished delivery. When all deliveries of an order are finished, later mails, for example about a
 * refund, no longer reach a deleted customer.
 */
const finished: ReadonlyArray<OrderState> = ["collected", "delivered", "cancelled", "expired", "returned"]
const isOpen = `$.deliveries[*].state ? (${finished.map((state) => `@ != "${state}"`).join(" && ")})`

/**
 * Removes form of address, telephone number and e-mail address from finished orders of deleted customers. An open
 * order still needs them. Only orders of deleted customers have neither a customer nor a visitor.
 */
export const removeContacts = (sql: SqlClient.SqlClient) => sql`
  update customer_order
  set data = jsonb_set(data, '{contact}', coalesce(data -> 'contact', '{}') || ${JSON.stringify(removedContact)}::text::jsonb)
  where customer_id is null and visitor_id is null
    and data #>> '{contact,email}' is distinct from ${removedContact.email}::text
    and not jsonb_path_exists(data, ${isOpen}::text::jsonpath)`

/**
 * Keeps the orders and withdrawals of a person, because the law requires it (GDPR 17 (3) b; HGB § 257, AO §
 * 147). An order loses its account and, once finished, all of its contact except the name. A withdrawal
 * stays unchanged, because it is a letter that the shop has received.
 */
export const keepRecords = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, person: Person) {
  const orders = yield* sql`
    update customer_order t set customer_id = null, visitor_id = null, command_key = null
    where ${ordersOf(sql, person)} returning 1 as kept`
  yield* removeContacts(sql)
  const withdrawals = yield* sql`select 1 as kept from withdrawal t where ${withdrawalsOf(sql, person)}`
  const kept: Kept = Object.fromEntries(
    [["customer_order", orders.length] as const, ["withdrawal", withdrawals.length] as const].filter(
      ([, rows]) => rows > 0,
    ),
  )
  return kept
})
