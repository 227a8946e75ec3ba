import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Time at which an order was placed, in ms since 1970. It sorts the orders of one day. Null for orders of older
 * versions, which store only the day.
 */
export const orderInstants: Migration = {
  id: 22,
  name: "instants of orders",
  run: (sql) => Effect.asVoid(sql`alter table customer_order add column placed bigint`),
}
