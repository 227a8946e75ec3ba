import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import type { Order } from "@heimwerk/core/order/Order.ts"

import type { ShownOrder } from "../operator/orders.ts"
import { readableRows } from "./readableRows.ts"

const readWithdrawals = readableRows(
  "withdrawals",
  Schema.Struct({
    orderId: Schema.String,
    number: Schema.String,
    name: Schema.String,
    email: Schema.String,
    received: Schema.FiniteFromString,
    note: Schema.NullOr(Schema.String),
  }),
)

/**
 * Returns orders with the withdrawals that name their numbers, oldest first. Customers type a number in many ways, such
 * as `hw 20261122 7kq2m9ax`, so only its letters and digits are compared. Nobody withdraws an order before it is placed,
 * so withdrawals from before the first of the orders are not compared: each comparison takes about 1 µs.
 */
export const withWithdrawals = Effect.fn("sql.withWithdrawals")(function* (orders: ReadonlyArray<Order>) {
  const [first] = orders.map(({ orderedOn }) => orderedOn).toSorted()
  if (first === undefined) return []
  const sql = yield* SqlClient.SqlClient
  const ids = JSON.stringify(orders.map(({ orderId }) => orderId))
  // A day begins in Germany at most 2 hours before it begins in UTC.
  const declared = yield* sql`
    with declared as materialized (
      select number, name, email, received, note, regexp_replace(upper(contract), '[^[:alnum:]]', '', 'g') as plain
      from withdrawal
      where received >= (extract(epoch from ${first}::text::timestamp) - 2 * 60 * 60) * 1000
    ), wanted as materialized (
      select id, replace(id, '-', '') as plain from jsonb_array_elements_text(${ids}::text::jsonb) as one(id)
    )
    select wanted.id as "orderId", number, name, email, received::text as received, note
    from declared join wanted on position(wanted.plain in declared.plain) > 0
    order by declared.received`.pipe(Effect.flatMap(readWithdrawals))
  return orders.map((order): ShownOrder => {
    const withdrawals = declared.flatMap(({ orderId, ...one }) => (orderId === order.orderId ? [one] : []))
    return { ...order, withdrawals }
  })
})
