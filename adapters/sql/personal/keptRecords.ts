import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { Order } from "@heimwerk/core/order/Order.ts"
import { dueByHand } from "@heimwerk/core/order/orderBalance.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"

import { readableRows } from "../readableRows.ts"
import { refundPaths } from "../refundPaths.ts"
import type { Person } from "./Person.ts"
import { ordersOf, withdrawalsOf } from "./tables.ts"

/** Number of rows per table that a deletion keeps. */
export type Kept = Readonly<Record<string, number>>

/** E-mail address of orders whose contact is removed. The domain `invalid` never exists (RFC 6761). */
export const removedEmail = "geloescht@kunde.invalid"
/** Replaces the contact of an order, except the name. */
const removedContact = { salute: "", phone: "", email: removedEmail }

/** States of a finished delivery. */
const finished: ReadonlyArray<OrderState> = ["collected", "delivered", "cancelled", "expired", "returned"]
const openDelivery = `$.deliveries[*].state ? (${finished.map((state) => `@ != "${state}"`).join(" && ")})`
/** A refund that waits for the payment service, or that has failed and that staff have to pay in another way. */
const pendingRefund = "$.refunds[*] ? ((!exists(@.doneAt) || exists(@.failedAt)) && !(@.isClosed == true))"

const readOrders = readableRows(
  "orders of deleted customers",
  Schema.Struct({ id: Schema.String, data: Order }),
)

/**
 * Removes form of address, telephone number and e-mail address from finished orders of deleted customers. An
 * order with an open delivery, a pending refund or money that staff have to pay back still needs them. Only orders
 * of deleted customers have neither a customer nor a visitor.
 */
export const removeContacts = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const finishedOrder = sql`customer_id is null and visitor_id is null
    and data #>> '{contact,email}' is distinct from ${removedEmail}::text
    and not jsonb_path_exists(data, ${openDelivery}::text::jsonpath)
    and not jsonb_path_exists(data, ${pendingRefund}::text::jsonpath)`
  const mayBeDue = sql`jsonb_path_exists(data, ${refundPaths.due}::text::jsonpath)`
  const candidates = yield* sql`
    select id, data from customer_order where ${finishedOrder} and ${mayBeDue}`.pipe(
    Effect.flatMap(readOrders),
  )
  const settled = candidates.flatMap(({ data, id }) => (dueByHand(data) === 0 ? [id] : []))
  yield* sql`
    update customer_order
    set data = jsonb_set(data, '{contact}', coalesce(data -> 'contact', '{}') || ${JSON.stringify(removedContact)}::text::jsonb)
    where ${finishedOrder} and (not ${mayBeDue}
      or id in (select jsonb_array_elements_text(${JSON.stringify(settled)}::text::jsonb)))`
})

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
