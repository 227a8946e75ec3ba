import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Makes shipped orders due at once. The job `meetOrderDeadlines` then computes when they count as delivered.
 */
export const shippedOrders: Migration = {
  id: 18,
  name: "deadlines of shipped orders",
  run: (sql) =>
    Effect.asVoid(
      sql`update customer_order set due = 0 where due is null and data @> '{"deliveries": [{"state": "shipped"}]}'`,
    ),
}
