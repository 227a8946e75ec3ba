import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Online payments. `refund_due` is the time at which the open refunds of an order are sent, in ms since
 * 1970; null for an order without open refunds. `payment_notice` lists the ids of the messages of the
 * payment service that were applied, so that each message is applied once.
 */
export const payments: Migration = {
  id: 13,
  name: "payments",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table customer_order add column refund_due bigint`,
        sql`create index customer_order_refund_due on customer_order (refund_due) where refund_due is not null`,
        sql`create table payment_notice (id text primary key, received bigint not null)`,
        sql`create index payment_notice_received on payment_notice (received)`,
      ],
      { discard: true },
    ),
}
