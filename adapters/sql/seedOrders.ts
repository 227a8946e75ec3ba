import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import type { Order } from "@heimwerk/core/order/Order.ts"

/** Puts down what customers have bought, by their ids; orders that are there stay, and nobody unknown gets any. */
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
