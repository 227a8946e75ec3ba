import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import type { Order } from "@heimwerk/core/order/Order.ts"

/** Stores customers' orders by customer id. Existing orders stay, and orders of unknown customers are skipped. */
export const seedOrders = (
  orders: ReadonlyMap<string, ReadonlyArray<Order>>,
): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = [...orders].flatMap(([customerId, list]) => list.map((data) => ({ customerId, data })))
    yield* sql`
      insert into customer_order (id, customer_id, ordered_on, data)
      select r.data ->> 'orderId', c.id, r.data ->> 'orderedOn', r.data
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("customerId" text, data jsonb)
      join customer c on c.id = r."customerId"
      on conflict (id) do nothing`
  }).pipe(Effect.withSpan("sql.seedOrders"))
